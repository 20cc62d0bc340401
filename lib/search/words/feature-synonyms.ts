/**
 * Synonyms of features; all words of one list must be beginnings of words in the feature's name.
 */
export const FEATURE_SYNONYMS: [phrases: string, label: string, words: string[]][] = [
  [
    'sat nav, satnav, gps, navigation, sat navigation, navigation system',
    'Satellite navigation',
    ['satellite nav'],
  ],
  [
    'leather, leather seats, full leather, leather interior',
    'Leather',
    ['leather uphol', 'leather seat'],
  ],
  ['part leather, half leather', 'Part-leather seats', ['part leather']],
  ['sunroof, sun roof, glass roof', 'Sunroof', ['sunroof', 'panoramic']],
  [
    'pano roof, pan roof, panoramic sunroof, panoramic glass roof, pano',
    'Panoramic roof',
    ['panoramic'],
  ],
  [
    'reversing camera, reverse camera, rear camera, rear view camera, parking camera, backup camera, back up camera, reversing cam',
    'Reversing camera',
    ['reversing camera', '360'],
  ],
  ['360 camera, surround camera', '360-degree camera', ['360']],
  [
    'parking sensors, park assist, pdc, sensors, parking sensor',
    'Parking sensors',
    ['parking sensors'],
  ],
  ['reversing sensors, reverse sensors', 'Rear parking sensors', ['rear parking sensors']],
  ['tow bar, towing bar, tow hitch, towing', 'Tow bar', ['tow']],
  [
    'air con, aircon, ac, air conditioned, air conditioning, climate, climate control',
    'Air conditioning',
    ['air con', 'climate'],
  ],
  ['cruise, cruise control', 'Cruise control', ['cruise']],
  ['acc, adaptive cruise, radar cruise', 'Adaptive cruise control', ['adaptive cruise']],
  ['heated seats, heated seat, heated', 'Heated seats', ['heated seat']],
  ['electric seats, power seats', 'Electric seats', ['electric seat']],
  ['isofix, iso fix, child seat, child seats, car seat', 'ISOFIX', ['isofix']],
  ['alloys, alloy', 'Alloy wheels', ['alloy']],
  ['dab', 'DAB radio', ['dab']],
  ['keyless, keyless go, push start, push button start', 'Keyless', ['keyless']],
  ['hud, heads up display', 'Head-up display', ['head up']],
  ['lane assist', 'Lane keep assist', ['lane keep']],
  ['aeb, city braking', 'Autonomous emergency braking', ['autonomous emergency']],
  ['abs', 'Anti-lock brakes', ['anti lock']],
  ['led, led lights, led headlights', 'LED headlights', ['led head']],
  ['alarm', 'Alarm', ['alarm']],
  ['heat pump', 'Heat pump', ['heat pump']],
  ['electric tailgate, power tailgate, electric boot', 'Powered tailgate', ['powered tailgate']],
];
