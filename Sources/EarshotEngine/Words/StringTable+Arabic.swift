/// The words in Arabic, translated here: a language that runs from right to left, with digits of its own and six forms of
/// number.
extension StringTable {
  /// Arabic.
  public static let arabic = StringTable(
    language: "ar", plurals: .arabic, digits: Array("٠١٢٣٤٥٦٧٨٩"),
    phrases: [
      .selected: "محدد", .dimmed: "معتم", .button: "زر", .backButton: "زر الرجوع",
      .switchButton: "زر تبديل", .on: "قيد التشغيل", .off: "متوقف", .mixed: "مختلط", .tab: "علامة تبويب",
      .textField: "حقل نص", .secureTextField: "حقل نص آمن", .isEditing: "قيد التحرير",
      .heading: "عنوان", .headingLevel: "المستوى {0}", .link: "رابط", .adjustable: "قابل للضبط",
      .image: "صورة", .searchField: "حقل بحث", .expanded: "موسّع", .collapsed: "مطوي",
      .popUpButton: "زر منبثق", .pickerItem: "عنصر منتقي", .draggable: "قابل للسحب", .back: "رجوع",

      .toggleInstruction: "اضغط ضغطة مزدوجة لتبديل الإعداد", .editInstruction: "اضغط ضغطة مزدوجة للتحرير",
      .misspelledInstruction: "استخدم الدوار للوصول إلى الكلمات التي بها أخطاء إملائية",
      .adjustInstruction: "حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة",
      .expandInstruction: "اضغط ضغطة مزدوجة للتوسيع", .collapseInstruction: "اضغط ضغطة مزدوجة للطي",
      .pickerInstruction: "اضغط ضغطة مزدوجة لتنشيط المنتقي",
      .dragInstruction: "اضغط ضغطة مزدوجة مع الاستمرار، وانتظر الصوت، ثم اسحب لإعادة الترتيب",
      .activateInstruction: "",

      .tabBar: "شريط علامات التبويب", .toolbar: "شريط الأدوات", .alert: "تنبيه", .group: "مجموعة",
      .list: "قائمة", .table: "جدول", .listStart: "بداية القائمة", .listEnd: "نهاية القائمة",
      .landmark: "معلم", .landmarkEnd: "النهاية", .position: "{0} من {1}",
      .spansRows: [
        .zero: "لا يمتد عبر صفوف", .one: "يمتد عبر صف واحد", .two: "يمتد عبر صفين",
        .few: "يمتد عبر {0} صفوف", .many: "يمتد عبر {0} صفًا", .other: "يمتد عبر {0} صف",
      ],
      .spansColumns: [
        .zero: "لا يمتد عبر أعمدة", .one: "يمتد عبر عمود واحد", .two: "يمتد عبر عمودين",
        .few: "يمتد عبر {0} أعمدة", .many: "يمتد عبر {0} عمودًا", .other: "يمتد عبر {0} عمود",
      ],
      .row: "الصف {0}", .column: "العمود {0}",

      .insertionPointAtStart: "نقطة الإدراج في البداية", .insertionPointAtEnd: "نقطة الإدراج في النهاية",
      .bullet: "نقطة",
      .characterCount: [
        .zero: "لا حروف", .one: "حرف واحد", .two: "حرفان", .few: "{0} حروف", .many: "{0} حرفًا",
        .other: "{0} حرف",
      ],
      .capital: "حرف كبير {0}", .space: "مسافة", .newLine: "سطر جديد", .tabulator: "علامة جدولة",
      .selectedText: "{0}، محدد", .unselectedText: "{0}، غير محدد",

      .actionsAvailable: "تتوفر إجراءات", .moreContentAvailable: "يتوفر المزيد من المحتوى",
      .activate: "تنشيط", .defaultAction: "افتراضي",

      .page: "الصفحة {0} من {1}", .rows: "الصفوف من {0} إلى {1} من {2}",

      .screenCurtainOn: "ستارة الشاشة مشغلة", .screenCurtainOff: "ستارة الشاشة متوقفة",
      .speechOn: "الكلام مشغل", .speechOff: "الكلام متوقف", .itemChooser: "منتقي العناصر",
      .noItems: "لا توجد عناصر",
      .itemCount: [
        .zero: "لا عناصر", .one: "عنصر واحد", .two: "عنصران", .few: "{0} عناصر", .many: "{0} عنصرًا",
        .other: "{0} عنصر",
      ],

      .tap: "نقر", .increment: "زيادة", .decrement: "إنقاص", .pointMode: "وضع النقطة",
      .itemMode: "وضع العناصر", .escape: "خروج", .scannerMenu: "قائمة", .scrollDown: "تمرير إلى الأسفل",
      .scrollUp: "تمرير إلى الأعلى", .home: "الشاشة الرئيسية", .settings: "الإعدادات",

      .characters: "الحروف", .words: "الكلمات", .lines: "الأسطر", .headings: "العناوين",
      .headingsOfLevel: "العنوان {0}", .links: "الروابط", .formControls: "عناصر تحكم النموذج",
      .textFields: "حقول النص", .images: "الصور", .containers: "الحاويات", .landmarks: "المعالم",
      .lists: "القوائم", .tables: "الجداول", .adjustValue: "ضبط القيمة", .actions: "الإجراءات",
      .moreContent: "المزيد من المحتوى",

      .keyboard: "لوحة المفاتيح", .shiftKey: "العالي", .deleteKey: "حذف", .returnKey: "رجوع",
      .hideKey: "إخفاء", .keyRow: "من {0} إلى {1}",

      .switchSettings: "إعدادات التحكم بالتبديل", .done: "تم", .scanningStyle: "نمط المسح",
      .autoStyle: "تلقائي", .manualStyle: "يدوي", .stepStyle: "خطوة بمفتاح واحد",
      .scanInterval: "الفاصل الزمني", .pauseOnFirst: "توقف عند العنصر الأول", .loops: "الدورات",
      .unlimited: "بلا حد", .dwell: "مدة الثبات", .autoHide: "إخفاء تلقائي",
      .tapBehavior: "سلوك النقر", .defaultTap: "القائمة", .autoTap: "نقر تلقائي", .alwaysTap: "نقر دائمًا",
      .autoTapInterval: "فاصل النقر التلقائي", .afterTap: "بعد النقر", .firstItem: "العنصر الأول",
      .tappedItem: "العنصر المنقور", .groupItems: "تجميع العناصر", .scannerSpeech: "الكلام",
      .scannerSounds: "المؤثرات الصوتية",
      .seconds: [
        .zero: "لا ثوانٍ", .one: "ثانية واحدة", .two: "ثانيتان", .few: "{0} ثوانٍ", .many: "{0} ثانية",
        .other: "{0} ثانية",
      ],
      .milliseconds: [
        .zero: "لا ميلي ثانية", .one: "ميلي ثانية واحدة", .two: "ميلي ثانيتان", .few: "{0} ميلي ثوانٍ",
        .many: "{0} ميلي ثانية", .other: "{0} ميلي ثانية",
      ],

      .period: "نقطة", .comma: "فاصلة", .colon: "نقطتان", .semicolon: "فاصلة منقوطة",
      .exclamationMark: "علامة تعجب", .questionMark: "علامة استفهام", .apostrophe: "فاصلة عليا",
      .quotationMark: "علامة اقتباس", .hyphen: "واصلة", .dash: "شرطة", .slash: "شرطة مائلة",
      .backslash: "شرطة مائلة عكسية", .leftParenthesis: "قوس أيسر", .rightParenthesis: "قوس أيمن",
      .leftBracket: "قوس مربع أيسر", .rightBracket: "قوس مربع أيمن", .leftBrace: "قوس معقوف أيسر",
      .rightBrace: "قوس معقوف أيمن", .at: "آت", .number: "رقم", .percent: "بالمئة", .ampersand: "و",
      .asterisk: "نجمة", .plus: "زائد", .equals: "يساوي", .underscore: "شرطة سفلية", .less: "أصغر من",
      .greater: "أكبر من", .bar: "خط عمودي", .tilde: "مدة", .dollar: "دولار", .caret: "علامة إقحام",
      .graveAccent: "نبرة خفيفة",
    ])
}
