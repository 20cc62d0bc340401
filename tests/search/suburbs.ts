/** Suburbs and districts of the big cities, from maps: name, degrees north, degrees east. */
export const SUBURBS = `
  Headingley 53.82 -1.58; Horsforth 53.84 -1.64; Roundhay 53.84 -1.50; Pudsey 53.80 -1.66; Hillsborough 53.41 -1.50;
  Crookes 53.38 -1.51; Ecclesall 53.36 -1.51; Didsbury 53.41 -2.23; Chorlton 53.44 -2.28; Wythenshawe 53.39 -2.26;
  Levenshulme 53.44 -2.19; Prestwich 53.53 -2.28; Wavertree 53.40 -2.92; Aigburth 53.37 -2.92; Toxteth 53.39 -2.96;
  Speke 53.34 -2.85; Moseley 52.45 -1.88; Edgbaston 52.46 -1.92; Selly Oak 52.44 -1.94; Erdington 52.52 -1.84;
  Harborne 52.46 -1.96; Earlsdon 52.40 -1.53; Wollaton 52.95 -1.22; Sherwood 52.98 -1.15; Hanley 53.03 -2.18;
  Clifton 51.46 -2.62; Bedminster 51.44 -2.60; Fishponds 51.48 -2.53; Brislington 51.43 -2.54; Jesmond 54.99 -1.60;
  Heaton 54.98 -1.57; Gosforth 55.00 -1.62; Byker 54.97 -1.57; Clapham 51.46 -0.14; Brixton 51.46 -0.11;
  Hackney 51.54 -0.06; Camden 51.54 -0.14; Islington 51.54 -0.10; Walthamstow 51.58 -0.02; Stratford 51.54 0.00;
  Greenwich 51.48 0.00; Wimbledon 51.42 -0.21; Putney 51.46 -0.22; Ealing 51.51 -0.30; Hammersmith 51.49 -0.22;
  Tottenham 51.60 -0.07; Tooting 51.43 -0.17; Dulwich 51.45 -0.08; Richmond 51.46 -0.30; Morningside 55.93 -3.21;
  Leith 55.98 -3.17; Portobello 55.95 -3.11; Corstorphine 55.94 -3.28; Partick 55.87 -4.31; Govan 55.86 -4.31;
  Shawlands 55.83 -4.28; Maryhill 55.89 -4.29; Broughty Ferry 56.47 -2.87; Roath 51.49 -3.16; Canton 51.48 -3.20;
  Mumbles 51.57 -4.00; Southsea 50.78 -1.09; Cosham 50.84 -1.07; Kemptown 50.82 -0.12; Boscombe 50.72 -1.84;
  Caversham 51.47 -0.97; Headington 51.76 -1.21; Ballyhackamore 54.60 -5.87
`;
