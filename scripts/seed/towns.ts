import type { Weighted } from './types';

export interface Town {
  name: string;
  region: Region;
  outcodes: readonly string[];
}

export type Region = keyof typeof TOWNS;

/**
 * Towns by region (which determines dealer names): population in thousands (ONS, NRS and NISRA census
 * estimates, rounded) and some of the town's outward codes.
 */
const TOWNS = {
  London: `
    London 4800 E1 E3 E8 E14 N1 N4 N7 N8 NW1 NW3 NW6 SE1 SE5 SE10 SE15 SW2 SW4 SW6 SW11 SW18 W3 W6 W12
    Croydon 390 CR0 CR2 CR7; Bromley 330 BR1 BR2 BR3; Harrow 260 HA1 HA2 HA3; Romford 260 RM1 RM3 RM5 RM7
    Enfield 330 EN1 EN2 EN3; Ilford 300 IG1 IG2 IG3; Barnet 390 EN5 N12 N20; Ealing 360 W5 W7 W13
    Hounslow 290 TW3 TW4 TW5; Kingston upon Thames 170 KT1 KT2; Sutton 210 SM1 SM2; Uxbridge 300 UB8 UB10
    Bexleyheath 240 DA6 DA7; Wimbledon 200 SW19 SW20; Walthamstow 270 E17; Twickenham 190 TW1 TW2`,
  Thames: `
    Reading 230 RG1 RG2 RG4 RG30; Slough 160 SL1 SL2 SL3; Oxford 160 OX1 OX2 OX3 OX4; Milton Keynes 290 MK3 MK5 MK6 MK10
    Luton 225 LU1 LU2 LU3 LU4; Bedford 110 MK40 MK41 MK42; Watford 130 WD17 WD18 WD24; Aylesbury 80 HP19 HP20 HP21
    High Wycombe 125 HP11 HP12 HP13; St Albans 85 AL1 AL2 AL3; Hemel Hempstead 95 HP1 HP2 HP3; Stevenage 90 SG1 SG2
    Bracknell 85 RG12; Newbury 45 RG14; Banbury 55 OX16; Maidenhead 70 SL6`,
  South: `
    Southampton 260 SO14 SO15 SO16 SO17 SO18 SO19; Portsmouth 215 PO1 PO2 PO3 PO4; Bournemouth 195 BH1 BH2 BH8 BH9
    Poole 150 BH12 BH14 BH15 BH17; Basingstoke 115 RG21 RG22 RG24; Winchester 48 SO22 SO23; Salisbury 45 SP1 SP2
    Fareham 45 PO14 PO16; Andover 50 SP10; Newport 26 PO30; Farnborough 60 GU14; Guildford 80 GU1 GU2; Woking 105 GU21 GU22`,
  Downs: `
    Brighton 280 BN1 BN2; Worthing 110 BN11 BN13 BN14; Eastbourne 105 BN20 BN21 BN22; Crawley 115 RH10 RH11
    Maidstone 120 ME14 ME15 ME16; Canterbury 60 CT1 CT2; Ashford 90 TN23 TN24; Dartford 115 DA1 DA2; Gillingham 105 ME7 ME8
    Hastings 92 TN34 TN35; Tunbridge Wells 60 TN1 TN2 TN4; Dover 32 CT16 CT17; Horsham 52 RH12 RH13; Folkestone 54 CT19 CT20`,
  East: `
    Norwich 215 NR1 NR2 NR3 NR5 NR7; Ipswich 140 IP1 IP2 IP3 IP4; Cambridge 145 CB1 CB2 CB4; Peterborough 215 PE1 PE2 PE3 PE4
    Colchester 130 CO1 CO2 CO3 CO4; Chelmsford 120 CM1 CM2; Southend-on-Sea 180 SS0 SS1 SS2 SS3; Basildon 115 SS14 SS15 SS16
    Harlow 90 CM17 CM18 CM19 CM20; Bury St Edmunds 42 IP32 IP33; King's Lynn 47 PE30; Great Yarmouth 62 NR30; Lowestoft 71 NR32 NR33
    Braintree 55 CM7; Brentwood 55 CM14 CM15`,
  West: `
    Bristol 480 BS1 BS3 BS4 BS5 BS7 BS13; Bath 95 BA1 BA2; Swindon 185 SN1 SN2 SN3 SN5; Gloucester 135 GL1 GL2 GL4
    Cheltenham 120 GL50 GL51 GL52; Taunton 65 TA1 TA2; Weston-super-Mare 85 BS22 BS23; Yeovil 50 BA20 BA21; Trowbridge 38 BA14
    Hereford 61 HR1 HR2 HR4`,
  Peninsula: `
    Plymouth 265 PL1 PL2 PL3 PL5 PL6; Exeter 130 EX1 EX2 EX4; Torquay 65 TQ1 TQ2; Truro 23 TR1; Barnstaple 32 EX31 EX32
    Newquay 24 TR7; Bodmin 16 PL31; Newton Abbot 27 TQ12`,
  Midlands: `
    Birmingham 1145 B1 B5 B9 B11 B13 B14 B16 B17 B23 B28 B29 B31 B33 B42; Coventry 345 CV1 CV2 CV3 CV4 CV5 CV6
    Wolverhampton 265 WV1 WV2 WV3 WV4 WV6; Dudley 200 DY1 DY2 DY3; Walsall 180 WS1 WS2 WS4; Solihull 125 B90 B91 B92
    West Bromwich 105 B70 B71; Telford 155 TF1 TF2 TF3 TF4; Shrewsbury 76 SY1 SY2 SY3; Worcester 104 WR1 WR2 WR4 WR5
    Redditch 87 B97 B98; Stafford 71 ST16 ST17; Stoke-on-Trent 258 ST1 ST3 ST4 ST6; Rugby 78 CV21 CV22; Leamington Spa 50 CV31 CV32
    Nuneaton 88 CV10 CV11; Tamworth 78 B77 B79; Cannock 40 WS11`,
  Trent: `
    Nottingham 325 NG1 NG3 NG5 NG7 NG8; Leicester 370 LE1 LE2 LE3 LE4 LE5; Derby 260 DE1 DE21 DE22 DE23 DE24
    Northampton 245 NN1 NN2 NN3 NN4; Lincoln 105 LN1 LN2 LN5 LN6; Mansfield 110 NG18 NG19; Chesterfield 90 S40 S41
    Kettering 63 NN15 NN16; Corby 75 NN17 NN18; Loughborough 65 LE11; Grantham 45 NG31; Burton upon Trent 76 DE14 DE15; Grimsby 86 DN31 DN32 DN33 DN34`,
  Pennine: `
    Leeds 540 LS1 LS6 LS7 LS8 LS11 LS12 LS14 LS15 LS16; Sheffield 560 S1 S2 S5 S6 S8 S10 S11 S13; Bradford 345 BD1 BD3 BD5 BD7 BD8 BD9
    Huddersfield 141 HD1 HD2 HD3 HD4; Wakefield 110 WF1 WF2; Halifax 88 HX1 HX2 HX3; Rotherham 110 S60 S61 S65
    Barnsley 97 S70 S71 S75; Doncaster 160 DN1 DN2 DN4 DN5; York 155 YO1 YO10 YO24 YO26 YO30 YO31; Harrogate 75 HG1 HG2
    Hull 268 HU1 HU3 HU5 HU6 HU8 HU9; Scarborough 61 YO11 YO12; Scunthorpe 81 DN15 DN16 DN17; Dewsbury 63 WF12 WF13; Keighley 53 BD21 BD22`,
  Northwest: `
    Manchester 560 M1 M4 M8 M11 M14 M16 M19 M20 M21 M22; Liverpool 485 L1 L4 L7 L8 L12 L13 L15 L17 L18; Salford 130 M3 M5 M6 M7
    Bolton 185 BL1 BL2 BL3; Stockport 140 SK1 SK2 SK3 SK4; Oldham 110 OL1 OL4 OL8; Rochdale 112 OL11 OL12 OL16; Bury 81 BL8 BL9
    Wigan 108 WN1 WN3 WN5; Warrington 175 WA1 WA2 WA4 WA5; St Helens 103 WA9 WA10 WA11; Birkenhead 110 CH41 CH42 CH43
    Chester 93 CH1 CH2 CH3; Crewe 76 CW1 CW2; Preston 148 PR1 PR2; Blackpool 141 FY1 FY2 FY3 FY4; Blackburn 122 BB1 BB2
    Burnley 79 BB10 BB11 BB12; Southport 95 PR8 PR9; Lancaster 53 LA1; Carlisle 78 CA1 CA2; Macclesfield 55 SK10 SK11; Kendal 30 LA9`,
  Northeast: `
    Newcastle upon Tyne 300 NE1 NE3 NE4 NE5 NE6; Sunderland 170 SR1 SR2 SR3 SR4 SR5; Gateshead 120 NE8 NE9 NE10
    Middlesbrough 145 TS1 TS3 TS4 TS5; Darlington 93 DL1 DL3; Durham 50 DH1; Stockton-on-Tees 85 TS18 TS19; Hartlepool 92 TS24 TS25 TS26
    South Shields 76 NE33 NE34; Cramlington 30 NE23`,
  Wales: `
    Cardiff 360 CF3 CF5 CF10 CF11 CF14 CF23 CF24; Swansea 240 SA1 SA2 SA3 SA5 SA6; Newport 130 NP10 NP19 NP20; Wrexham 62 LL11 LL12 LL13
    Barry 56 CF62 CF63; Bridgend 50 CF31; Llanelli 42 SA14 SA15; Bangor 18 LL57; Merthyr Tydfil 44 CF47 CF48; Carmarthen 16 SA31`,
  Scotland: `
    Glasgow 630 G1 G3 G11 G12 G20 G31 G33 G41 G42 G44 G51; Edinburgh 520 EH3 EH4 EH6 EH7 EH10 EH11 EH12 EH14 EH16
    Aberdeen 200 AB10 AB11 AB15 AB16 AB24 AB25; Dundee 148 DD1 DD2 DD3 DD4; Inverness 48 IV2 IV3; Perth 47 PH1 PH2
    Stirling 37 FK7 FK8; Falkirk 35 FK1 FK2; Paisley 77 PA1 PA2 PA3; Livingston 57 EH54; Dunfermline 55 KY11 KY12; Ayr 46 KA7 KA8
    Kilmarnock 46 KA1 KA3; Kirkcaldy 50 KY1 KY2; Motherwell 33 ML1; East Kilbride 75 G74; Dumfries 33 DG1 DG2`,
  Ulster: `
    Belfast 345 BT4 BT5 BT6 BT7 BT9 BT13 BT14 BT15; Lisburn 51 BT27 BT28; Derry 85 BT47 BT48; Newry 28 BT34 BT35; Bangor 64 BT19 BT20
    Ballymena 31 BT42 BT43; Craigavon 72 BT63 BT64 BT65`,
} as const;

const ROW = /^(.+?) (\d+) (.+)$/;

/** All towns, weighted by population in thousands. */
export const TOWN_CHOICES: Weighted<Town> = Object.entries(TOWNS).flatMap(([region, rows]) =>
  rows
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [, name = '', thousands, outcodes = ''] = ROW.exec(row) ?? [];
      const town = { name, region: region as Region, outcodes: outcodes.split(' ') };
      return [town, Number(thousands)] as const;
    }),
);

/** Plate areas where a region's cars were first registered. */
export const PLATE_AREAS: Record<Region, readonly string[]> = {
  London: ['London', 'London', 'Essex', 'Garden'],
  Thames: ['Reading', 'Oxford', 'Luton'],
  South: ['Hampshire', 'Reading'],
  Downs: ['Garden'],
  East: ['Anglia', 'Anglia', 'Essex'],
  West: ['West', 'Severn'],
  Peninsula: ['West'],
  Midlands: ['Birmingham', 'Severn'],
  Trent: ['Fens'],
  Pennine: ['Yorkshire'],
  Northwest: ['Manchester', 'Preston', 'Deeside'],
  Northeast: ['North'],
  Wales: ['Cymru'],
  Scotland: ['Scotland'],
  Ulster: ['Northern Ireland'],
};
