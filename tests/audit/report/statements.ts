/** The words of the accessibility statement in a language. The law asks for them (Directive (EU) 2019/882, Annex V). */
interface StatementWords {
  readonly title: string;
  readonly scope: string;
  /** How shoppers use the service. */
  readonly use: string;
  readonly statusTitle: string;
  readonly partly: string;
  readonly supported: string;
  readonly open: string;
  readonly faults: string;
  readonly none: string;
  readonly method: string;
  readonly feedbackTitle: string;
  /** Ends before the address. */
  readonly feedback: string;
  readonly law: string;
  readonly date: string;
}

/** The languages of the sites. */
export const statements: Readonly<Record<string, StatementWords>> = {
  de: {
    title: 'Erklärung zur Barrierefreiheit',
    scope: 'Diese Erklärung gilt für die Seiten, auf denen Sie sich bei {name} registrieren.',
    use: 'Sie füllen ein Formular aus und senden es ab. Das geht mit Maus, Finger, Tastatur und Vorleseprogramm, auch bei 400 % Vergrößerung.',
    statusTitle: 'Stand der Barrierefreiheit',
    partly: 'Die Seiten erfüllen die EN 301 549 und die WCAG 2.2 (Stufen A und AA) teilweise.',
    supported: '{count} von {all} Kriterien sind durch Prüfungen belegt.',
    open: '{count} Kriterien müssen noch Menschen beurteilen:',
    faults: 'Bei diesen Kriterien haben wir Mängel gefunden, die wir beheben:',
    none: 'Uns sind keine Mängel bekannt.',
    method: 'Grundlage ist eine Selbstbewertung mit automatischen Prüfungen jeder Seite.',
    feedbackTitle: 'Barrieren melden',
    feedback: 'Ist etwas für Sie nicht zugänglich? Schreiben Sie uns bitte:',
    law: 'Grundlage: Barrierefreiheitsstärkungsgesetz (Deutschland), Barrierefreiheitsgesetz (Österreich). Antworten wir nicht, wenden Sie sich an die zuständige Behörde für Marktüberwachung.',
    date: 'Stand: {date}',
  },
  fr: {
    title: 'Déclaration d’accessibilité',
    scope: 'Cette déclaration concerne les pages sur lesquelles vous vous inscrivez chez {name}.',
    use: 'Vous remplissez un formulaire et l’envoyez. C’est possible à la souris, au doigt, au clavier et avec un lecteur d’écran, même avec un agrandissement de 400 %.',
    statusTitle: 'État de l’accessibilité',
    partly: 'Les pages respectent en partie la norme EN 301 549 et les WCAG 2.2 (niveaux A et AA).',
    supported: '{count} critères sur {all} sont prouvés par des contrôles.',
    open: '{count} critères doivent encore être évalués par des personnes :',
    faults: 'Pour ces critères, nous avons trouvé des défauts que nous corrigeons :',
    none: 'Nous ne connaissons aucun défaut.',
    method:
      'Cette déclaration repose sur une auto-évaluation avec des contrôles automatiques de chaque page.',
    feedbackTitle: 'Signaler un obstacle',
    feedback: 'Quelque chose ne vous est pas accessible ? Écrivez-nous :',
    law: 'Cette déclaration suit volontairement la directive (UE) 2019/882.',
    date: 'État au {date}',
  },
  cs: {
    title: 'Prohlášení o přístupnosti',
    scope: 'Toto prohlášení se týká stránek, na kterých se registrujete u {name}.',
    use: 'Vyplníte formulář a odešlete ho. Jde to myší, prstem, klávesnicí i se čtečkou obrazovky, také při zvětšení na 400 %.',
    statusTitle: 'Stav přístupnosti',
    partly: 'Stránky jsou částečně v souladu s EN 301 549 a WCAG 2.2 (úrovně A a AA).',
    supported: 'Kontroly dokládají {count} z {all} kritérií.',
    open: '{count} kritérií musí ještě posoudit lidé:',
    faults: 'U těchto kritérií jsme našli nedostatky, které odstraňujeme:',
    none: 'Nejsou nám známy žádné nedostatky.',
    method: 'Podkladem je vlastní hodnocení s automatickými kontrolami každé stránky.',
    feedbackTitle: 'Nahlásit překážku',
    feedback: 'Je pro vás něco nepřístupné? Napište nám:',
    law: 'Právní základ: zákon č. 424/2023 Sb. Pokud neodpovíme, obraťte se na příslušný orgán dozoru.',
    date: 'Stav ke dni {date}',
  },
  hu: {
    title: 'Akadálymentességi nyilatkozat',
    scope: 'Ez a nyilatkozat azokra az oldalakra vonatkozik, amelyeken Ön a(z) {name} oldalán regisztrál.',
    use: 'Ön kitölt egy űrlapot, és elküldi. Ez egérrel, ujjal, billentyűzettel és képernyőolvasóval is lehetséges, 400 %-os nagyításnál is.',
    statusTitle: 'Az akadálymentesség állapota',
    partly: 'Az oldalak részben megfelelnek az EN 301 549 szabványnak és a WCAG 2.2 (A és AA) szintjeinek.',
    supported: 'Ellenőrzések igazolják {all} követelményből {count} teljesülését.',
    open: '{count} követelményt még embereknek kell megítélniük:',
    faults: 'Ezeknél a követelményeknél hibákat találtunk, amelyeket kijavítunk:',
    none: 'Nincs tudomásunk hibáról.',
    method: 'Az alap önértékelés, minden oldal automatikus ellenőrzésével.',
    feedbackTitle: 'Akadály bejelentése',
    feedback: 'Valami nem hozzáférhető az Ön számára? Írjon nekünk:',
    law: 'Jogalap: 2022. évi XVII. törvény. Ha nem válaszolunk, forduljon az illetékes piacfelügyeleti hatósághoz.',
    date: 'Állapot: {date}',
  },
  sk: {
    title: 'Vyhlásenie o prístupnosti',
    scope: 'Toto vyhlásenie sa týka stránok, na ktorých sa registrujete u {name}.',
    use: 'Vyplníte formulár a odošlete ho. Dá sa to myšou, prstom, klávesnicou aj s čítačkou obrazovky, aj pri zväčšení na 400 %.',
    statusTitle: 'Stav prístupnosti',
    partly: 'Stránky sú čiastočne v súlade s EN 301 549 a WCAG 2.2 (úrovne A a AA).',
    supported: 'Kontroly dokladajú {count} z {all} kritérií.',
    open: '{count} kritérií musia ešte posúdiť ľudia:',
    faults: 'Pri týchto kritériách sme našli nedostatky, ktoré odstraňujeme:',
    none: 'Nie sú nám známe žiadne nedostatky.',
    method: 'Podkladom je vlastné hodnotenie s automatickými kontrolami každej stránky.',
    feedbackTitle: 'Nahlásiť prekážku',
    feedback: 'Je pre vás niečo neprístupné? Napíšte nám:',
    law: 'Právny základ: zákon č. 351/2022 Z. z. Ak neodpovieme, obráťte sa na príslušný orgán dohľadu.',
    date: 'Stav ku dňu {date}',
  },
  tr: {
    title: 'Erişilebilirlik beyanı',
    scope: 'Bu beyan, {name} için kayıt olduğunuz sayfalar için geçerlidir.',
    use: 'Bir form doldurur ve gönderirsiniz. Bunu fare, parmak, klavye ve ekran okuyucu ile, %400 büyütmede de yapabilirsiniz.',
    statusTitle: 'Erişilebilirlik durumu',
    partly: 'Sayfalar EN 301 549 ve WCAG 2.2 (A ve AA düzeyleri) ile kısmen uyumludur.',
    supported: '{all} ölçütten {count} tanesi denetimlerle kanıtlanmıştır.',
    open: '{count} ölçütü henüz insanların değerlendirmesi gerekiyor:',
    faults: 'Bu ölçütlerde, gidermekte olduğumuz kusurlar bulduk:',
    none: 'Bilinen bir kusur yok.',
    method: 'Dayanak, her sayfanın otomatik denetimini içeren bir öz değerlendirmedir.',
    feedbackTitle: 'Engel bildirin',
    feedback: 'Erişemediğiniz bir şey mi var? Bize yazın:',
    law: 'Bu beyan, (AB) 2019/882 sayılı direktifi gönüllü olarak izler.',
    date: 'Tarih: {date}',
  },
  pl: {
    title: 'Deklaracja dostępności',
    scope: 'Ta deklaracja dotyczy stron, na których rejestrują się Państwo w {name}.',
    use: 'Wypełniają Państwo formularz i go wysyłają. Można to zrobić myszą, palcem, klawiaturą i czytnikiem ekranu, także przy powiększeniu 400 %.',
    statusTitle: 'Stan dostępności',
    partly: 'Strony są częściowo zgodne z EN 301 549 i WCAG 2.2 (poziomy A i AA).',
    supported: 'Kontrole potwierdzają {count} z {all} kryteriów.',
    open: '{count} kryteriów muszą jeszcze ocenić ludzie:',
    faults: 'Przy tych kryteriach znaleźliśmy błędy, które usuwamy:',
    none: 'Nie znamy żadnych błędów.',
    method: 'Podstawą jest samoocena z automatycznymi kontrolami każdej strony.',
    feedbackTitle: 'Zgłoś barierę',
    feedback: 'Czy coś jest dla Państwa niedostępne? Prosimy o wiadomość:',
    law: 'Podstawa prawna: ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze. Jeśli nie odpowiemy, można zwrócić się do organu nadzoru rynku.',
    date: 'Stan na dzień {date}',
  },
};
