/** make/model/bodies/years/engines (p petrol, d diesel, h hybrid, x plug-in, e electric; @year) */
export const MODELS = `Audi/A1/h/10-25/p1.0@15,p1.4,d1.6|Audi/A3/hhsv/8-25/p1.4,p1.5@17,x1.4@14|Audi/A4/
sse/8-25/p2.0,d2.0|Audi/Q3/u/11-25/p1.4,p1.5@18,d2.0|Audi/Q5/u/8-25/p2.0,d2.0,d3.0|BMW/1 Series/
hhhc/8-25/p1.5@15,p2.0,d2.0|BMW/3 Series/ssse/8-25/p2.0,d2.0,x2.0@16|BMW/5 Series/sse/8-25/d2.0,
d3.0,x2.0@17|BMW/X1/u/9-25/d2.0,p1.5@15,p2.0|BMW/X3/u/8-25/d2.0,d3.0,x2.0@20|Mercedes-Benz/
A-Class/hhs/8-25/p1.3@18,p1.6,d2.0|Mercedes-Benz/C-Class/sseec/8-25/d2.1,p2.0,d2.0@16|
Mercedes-Benz/E-Class/ssecv/8-25/d2.1,d3.0,p2.0|Mercedes-Benz/GLA/u/14-25/d2.1,p1.6,p1.3@19|
Volkswagen/Golf/hhhhev/8-25/p1.4,d1.6,e@15|Volkswagen/Polo/h/8-25/p1.0@14,p1.2,p1.4|Volkswagen/
Passat/se/8-25/d2.0,d1.6,x1.4@15|Volkswagen/Tiguan/u/8-25/d2.0,p1.4,p1.5@17|Volkswagen/T-Roc/u/
17-25/p1.0,p1.5,d2.0|Ford/Fiesta/h/8-23/p1.0@12,p1.25,d1.5@13|Ford/Focus/hhhe/8-25/p1.0@12,p1.6,
d1.5@15|Ford/Kuga/u/8-25/d2.0,p1.5@14,h2.5@20|Ford/Puma/u/19-25/p1.0,h1.0|Ford/Mondeo/hhe/8-22/
d2.0,d1.8,h2.0@15|Vauxhall/Corsa/h/8-25/p1.2,p1.4,e@20|Vauxhall/Astra/hhhe/8-25/p1.4,p1.6,p1.2@19|
Vauxhall/Mokka/u/12-25/p1.4,d1.6,e@20|Vauxhall/Insignia/hhe/8-22/d2.0,p1.8,d1.6@15|Toyota/Yaris/h/
8-25/p1.0,p1.3,h1.5@12|Toyota/Corolla/hhe/19-25/h1.8,h2.0|Toyota/Aygo/h/8-22/p1.0|Toyota/C-HR/u/
16-25/h1.8,p1.2,h2.0@19|Toyota/RAV4/u/8-25/d2.2,d2.0,x2.5@21|Nissan/Qashqai/u/8-25/p1.2@14,p1.6,
p1.3@18|Nissan/Juke/u/10-25/p1.6,d1.5,p1.0@19|Nissan/Micra/h/8-23/p1.2,p0.9@17,p1.0@18|Kia/
Picanto/h/8-25/p1.0,p1.25|Kia/Ceed/hhe/8-25/p1.0@16,p1.4,d1.6|Kia/Sportage/u/8-25/d1.7,d2.0,
h1.6@21|Hyundai/i10/h/8-25/p1.0,p1.2|Hyundai/i20/h/9-25/p1.2,p1.0@15,d1.1|Hyundai/i30/hhhe/8-25/
p1.4,d1.6,p1.0@17|SEAT/Ibiza/h/8-25/p1.2,p1.0@15,d1.6|Hyundai/Tucson/u/15-25/d1.7,p1.6,x1.6@21|
Skoda/Fabia/hhe/8-25/p1.2,p1.0@15,p1.4|Skoda/Octavia/hee/8-25/d1.6,d2.0,p1.4|Skoda/Superb/hee/
8-25/d2.0,p1.5@18,x1.4@19|Skoda/Karoq/u/17-25/p1.0,p1.5,d2.0|MINI/Hatch/h/8-25/p1.6,p1.5@14,e@20|
MINI/Countryman/u/10-25/p1.6,d2.0,x1.5@17|Honda/Jazz/h/8-25/p1.4,p1.3@15,h1.5@20|Honda/Civic/h/
8-25/p1.8,d1.6@13,h2.0@22|Honda/CR-V/u/8-25/d2.2,p2.0,h2.0@19|Mazda/3/hhs/8-25/p2.0,d2.2,p1.6|
Mazda/CX-5/u/12-25/d2.2,p2.0|Mazda/MX-5/v/8-25/p2.0,p1.8,p1.5@15|Peugeot/208/h/12-25/p1.2,d1.6,
e@20|Peugeot/308/hhe/8-25/p1.2@13,d1.6,p1.6|Renault/Clio/h/8-25/p1.2,p0.9@13,h1.6@20|Peugeot/3008/
u/9-25/d1.6,p1.2@15,x1.6@20|Renault/Captur/u/13-25/p0.9,d1.5,x1.6@20|Land Rover/Discovery Sport/u/
15-25/d2.0,d2.2,x1.5@20|Volvo/XC60/u/8-25/d2.4,d2.0@14,x2.0@18|Land Rover/Range Rover Evoque/uuv/
11-25/d2.2,d2.0@15,p2.0|Volvo/XC40/u/18-25/p1.5,p2.0,e@20|Volvo/V60/e/10-25/d2.0,d1.6,p2.0|Fiat/
500/hhv/8-25/p1.2,p0.9,e@20|Fiat/Panda/h/8-25/p1.2,p0.9|SEAT/Leon/hhe/8-25/p1.4,d1.6,p1.5@19|SEAT/
Ateca/u/16-25/p1.0,p1.4,p1.5@18`;

export const TRIMS = `Audi:Sport,S Line,SE|BMW:M Sport,SE,Sport|Mercedes-Benz:AMG Line,SE,Sport|
Ford:Zetec,Titanium,ST-Line|Volkswagen:Match,SE,R-Line|Vauxhall:SRi,SE,Elite|Toyota:Icon,Design,
Excel|Nissan:Acenta,Tekna,N-Connecta|Kia:1,2,3|Hyundai:S,SE,SE Nav|Skoda:SE,SE L,Elegance|
MINI:Cooper,One,Cooper S|Honda:SE,EX,SR|Mazda:Sport,SE-L,Sport Nav|Peugeot:Active,Allure,GT Line|
Renault:Dynamique,Iconic,Expression|Land Rover:HSE,SE Tech,Dynamic|Volvo:R-Design,Momentum,SE Lux|
Fiat:Lounge,Pop,S|SEAT:FR,SE,Xcellence`;
export const TOWNS = `Leeds|Wakefield|Doncaster|York|Manchester|Bury|Stockport|Preston|Liverpool|Chester|
Walsall|Wolverhampton|Leicester|Nottingham|Lincoln|Stoke-on-Trent|Telford|Hereford|Gloucester|
Bristol|Swindon|Exeter|Truro|Poole|Portsmouth|Crawley|Woking|Slough|Milton Keynes|Bedford|
Peterborough|Norwich|Colchester|Basildon|Croydon|Enfield|Watford|Ashford|Canterbury|Cardiff|
Swansea|Glasgow|Dundee|Perth|Belfast|Newcastle|Durham|Darlington|Kendal`;
export const COUNTRIES = `Spain|Germany|Norway|Dubai|Canada|Ireland|France|Portugal|Malta|Cyprus|Italy|
Qatar|Australia|the Netherlands|Poland|Sweden`;
export const FORENAMES = `Dave|Mark|Lisa|James|Chris|Steve|Ali|Raj|Imran|Piotr|Andrei|Gary|Darren|Craig|
Fiona|Ewan|Megan|Sian|Harry|Chloe|Hannah|Ryan|Jordan|Sam|Joe|Matt|Neil|Graham|Brian|Janet|Linda|
Tracey|Julie|Claire|Laura|Kelly|Wayne|Tony|Rob|Martin|Alan|Yusuf|Wei|Kwame|Blessing|Daniel|
Anthony|William`;
export const SURNAMES = `Smith|Taylor|Wilson|Thomas|Roberts|Wright|Thompson|Hughes|Green|Wood|Lewis|
Jackson|Clark|Hill|Cooper|Ward|King|Baker|Morgan|Young|Mitchell|Anderson|Lee|Parker|Bennett|Cook|
Richardson|Carter|Marshall|Gray|Adams|Begum|Singh|Reid|Stewart|Popescu|Fletcher|Barker|Sharp|
Burton|Pearce|Hussain|Mensah`;
export const FEATURES = `air conditioning|bluetooth|cruise control|alloy wheels|parking sensors|
heated seats|sat nav|DAB radio|electric windows|central locking|isofix|climate control|
leather seats|Apple CarPlay|rear camera|keyless entry|LED headlights|privacy glass|roof rails|
tow bar|panoramic roof|start/stop|folding mirrors|USB|lane assist`;

/** Kind;count;recipe (/ or, ^ either, *from-to lines, ? maybe);price (z shift or share);seller. */
export const SCAMS = `seller abroad;65;good^fgood*0-3 abroad*2-4 ship? contact?;.25-.65;n|soldier or rig;
40;good^fgood*0-2 rig*1-3 ship*0-2 contact?;.25-.6;n|family story;65;
famsad*1-3 good^fgood*0-2 ship? contact?/good*1-2 famsad*2-3;.25-.65;n|shipping and holding;75;
good^fgood*0-3 ship*2-4 contact?/ship*1-2;.3-.7;n|money before viewing;75;good*0-4 before*1-3/
lazy*1-2 before/good*1-3 why before view;.45-.85;n|contact elsewhere;60;
good^fgood*0-3 contact*1-2/lazy contact;.35-.75;n|disguised contact;55;
good^fgood*0-3 dcontact*1-2/lazy dcontact;.35-.75;n|odd payment;50;good^fgood*0-3 oddpay*1-2 why?/
lazy oddpay;.35-.78;n|open link;35;good^fgood*0-3 link*1-2;.4-.8;n|disguised link;35;
good*0-3 dlink*1-2;.4-.8;n|cloned advert;80;before^contact^dcontact^ship^abroad^oddpay^link;
.5-.88;n|stolen pictures;55;good*1-4 why?/lazy*1-3/fgood*1-3/good*1-2 soft;.4-.8;n|bait price;60;
bait*1-2/lazy/bait good;.12-.5;n|plate of another;35;good*1-4 why? pay?;.5-.85;n|fake dealer;50;
dintro dcond*0-2 fdealer*1-3 dterms*0-2;.5-.85;F|hijacked account;40;
bait^lazy*1-2 contact^dcontact/good*0-2 abroad^before*1-2/famsad before;.3-.7;H|clearance story;
40;clear*1-3 good?/dintro clear*2-3;.25-.6;n|finance fee;20;good*0-2 fin*1-2;.5-1;n|
asks for identity;15;good*0-3 ident*1-2;.4-.75;n|very careful;50;good*2-5 why? view?/lazy*2-3/
good*1-3 soft/good*1-3 fault why pay;.75-.9;c`;
export const HONEST = `short text;2600;lazy*1-3/lazy good?;z;p|private;4445;
good*2-6 fault? why? view? pay?/good*1-3 why pay*0-2/good*3-6 fault*0-2 pay;z;p|enthusiast;450;
enth*2-6 good*2-7 fault*0-2 view? pay*0-2;z.6;p|hobby trader;280;good*2-4 pay view;z-.2;m|
new account;600;good*1-4 why? view?/lazy*1-2;z;f|spares repair;160;spares*1-3 good?;.2-.6;p|Cat S/
N;190;good*1-3 cat*1-2 view?/unrep good?;.5-.85;p|non-runner;110;nonrun*1-2 good?;.15-.5;p|
late relative;160;died*1-2 good*1-3 view?;z-.3;p|emigrating;160;emig*1-2 good*1-3 pay?;z-.4;p|
posted soldier;40;army*1-2 good*1-3 pay;z-.3;p|night worker;120;good*1-3 nights*1-2;z;p|
phone number;420;good*1-4 whats*1-2 pay?/lazy whats;z;p|own scam warning;140;good*1-4 warn*1-2;z;
p|quick sale;260;quick good*1-3 pay?/lazy quick;.6-.85;p|over-priced;160;good*2-4 over*1-2;z2.5;p|
price slip;50;good*1-3 why?/lazy;slip;p|holding deposit;70;good*1-3 hold*1-2 view;z;p|can deliver;
60;good*1-3 deliv pay?;z;p|private link;70;good*1-4 hlink*1-2;z;p|for family;160;
family*1-2 good*1-3 view?;z-.2;p|broken English;260;broken*1-3 good?;z-.2;p|swap;120;
good*1-3 swap;z;p|own plate;60;good*1-4 pplate;z;p|left-hand drive;25;lhd good*1-2;z-1;p|
relative shows;25;abroadok good*1-3 pay?;z-.2;p|life change;160;life good*1-3 pay?;z-.4;p|
ex company;80;company good*2-4;z;p|classic;120;classic*1-2 enth*1-3 good*1-2;z1;p|payment rules;
200;good*1-3 pay*2-4;z;p|near-empty;40;none;z;p|re-advert;120;none;z-.4;R|second account;25;none;
z-.2;S|sold again;60;good*2-4 why?;z;G|dealer;3370;dintro dcond*1-3 terms;z.3;d|brief dealer;700;
dintro dcond?;z.2;d|distance dealer;450;dintro dcond*0-2 ddist*1-2 terms;z.2;d|video dealer;150;
dintro whats*1-2 terms;z.2;d|finance dealer;450;dintro dfin*1-2 terms;z.5;d|trade sale;250;
dtrade*1-2 dcond?;.5-.9;d|closing dealer;60;dclose dintro dcond;.7-.95;d|new dealer;150;
dintro dcond terms;z.1;N|dealer spares;60;spares dtrade;.25-.6;d|dealer Cat;60;cat dintro terms;
.6-.88;d|part exchange;150;dintro dcond*1-2 terms;z.4;X|branches;150;dintro dcond*0-2 terms;z.3;B|
franchise;1350;dintro fran*2-3 dterms*0-2;z.6;v|supermarket;650;dintro dcond? fran ddist terms;
z.2;v`;
