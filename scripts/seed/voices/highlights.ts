import type { Facts } from './facts';

/** Renders a sentence with some of the features; null when there are too few. */
export function highlights(
  { features, random }: Facts,
  count: number,
  say: (list: string) => string,
): string | null {
  const spoken = features.flatMap((name) => SPOKEN[name] ?? []);
  const chosen = random.some(spoken, count);
  return chosen.length < 2 ? null : say(listed(chosen));
}

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const SPOKEN: Record<string, string> = {
  'Air conditioning': 'air con',
  'Dual-zone climate control': 'dual-zone climate control',
  'Alloy wheels': 'alloys',
  Bluetooth: 'Bluetooth',
  'DAB radio': 'DAB radio',
  'Satellite navigation': 'sat nav',
  'Apple CarPlay': 'Apple CarPlay',
  'Wireless phone charging': 'wireless charging',
  'Digital instrument cluster': 'a digital dash',
  'Premium sound system': 'the upgraded sound system',
  'Cruise control': 'cruise control',
  'Adaptive cruise control': 'adaptive cruise',
  'Lane keep assist': 'lane keep assist',
  'Blind spot monitor': 'blind spot monitoring',
  'Rear parking sensors': 'rear parking sensors',
  'Reversing camera': 'a reversing camera',
  '360-degree camera': 'a 360-degree camera',
  'Keyless entry': 'keyless entry',
  'LED headlights': 'LED headlights',
  'Xenon headlights': 'xenon headlights',
  'Privacy glass': 'privacy glass',
  'Leather upholstery': 'full leather',
  'Part-leather seats': 'part-leather seats',
  'Heated front seats': 'heated front seats',
  'Heated steering wheel': 'a heated steering wheel',
  'Electrically adjustable front seats': 'electric front seats',
  'Head-up display': 'a head-up display',
  'Panoramic roof': 'a panoramic roof',
  Sunroof: 'a sunroof',
  'Electric folding roof': 'an electric roof',
  'Powered tailgate': 'a powered tailgate',
  'Tow bar': 'a tow bar',
  'Hard tonneau cover': 'a hard tonneau cover',
  'Ply-lined load area': 'ply lining throughout',
  'Twin sliding side doors': 'twin side loading doors',
  'Folding third row of seats': 'a third row of seats',
  'Heat pump': 'a heat pump',
  'App control and pre-heating': 'pre-heating from your phone',
};
