/** Names by what the rules in lib/selling/seller-name.ts and in the database say of them alike. */
export const NAMES = {
  honest: [
    ...['Ada L', 'Forecourtney B', 'Hopper Cars', 'Avon Garage', 'Dealey P', 'Unlimited Joy'],
    ...['Ltda', "O'Brien-Smith", 'O’Brien', 'Łukasz', 'Łukasz Żółć', 'Ngọc Ánh', 'Иван Петров'],
    ...['李明', '李明 Li Ming', '김민수', '김민수 Kim', 'Γιώργος Παπαδόπουλος', 'محمد علي'],
    ...['J. R. Smith Motors', 'Dr. Anna-Lena Müller 3rd', 'Sealand Cars', 'Supporta', 'Stafford'],
    ...['J. L. T. Davis', 'Søren Ødegård', 'Adele R', 'Admira Cars', 'Verity Field', 'P&L Cars'],
    ...['Cars 4 U', '5 Star Cars', 'A1 Motors', 'Bjørn Ægisson', 'Nguyễn Thị Đào', 'Šárka Ľ'],
  ],
  site: [
    ...[
      'Forecourt',
      'Forecourt Support',
      'The FORECOURT team',
      'F\u00f4recourt',
      'F o r e c o u r t',
    ],
    ...['For ecourt', 'Forecourt_Support', 'F0recourt Team', 'Forecourt24', 'ForecourtSupport'],
    ...[
      'Ｆｏｒｅｃｏｕｒｔ',
      'F.o.r.e.c.o.u.r.t',
      'FORE-COURT',
      'Førecøurt',
      'ꜰᴏʀᴇᴄᴏᴜʀᴛ',
      'ꓝꓳꓣꓰꓚꓳꓴꓣꓔ',
    ],
    ...['Support', 'Suppørt', '5upport', 'S u p p o r t', 'Admin1', 'Adm1n', 'Adrnin', '@dmin'],
    ...['Customer Service', 'customer-care', 'Help Desk', 'Ver1f1ed', 'Veri fied', 'Forec0urt1'],
  ],
  firm: [
    ...['Avon Motors Ltd', 'Avon Motors L.T.D.', 'Acme L t d', 'AVON LIMITED', 'Acme L1mited'],
    ...[
      'Avon plc',
      'Avon PLC',
      'Avon LLP',
      'Avon L.L.P.',
      'Car Dealer',
      'Avon Dealership',
      'dealerships',
    ],
    ...['Acme Lim ited', 'Motors_Dealer', 'Ltd!', 'Acme Ltd1', 'Acme (Ltd)', 'Acme Łtd', 'De@ler'],
  ],
  bait: [
    ...['Forecоurt Support', 'Acme Limitеd', 'Motors Deаler', 'Fоrecourt', 'Suppоrt', 'Αcme'],
    ...['✔ Verified', 'Ada ✓', 'Ada L ✅', '☑ Ada', 'Ada ★', '🛡 Ada', 'Ada®', 'Ada ™', 'Ada √'],
    ...[
      'F〇recourt',
      'Fㅇrecourt',
      'Иван Smith',
      'Ⓕorecourt',
      'Κурсы',
      'Forecօurt',
      'ᖴorecourt',
      'Ꮩerified',
    ],
  ],
};
