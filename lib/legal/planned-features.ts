/**
 * Announced features that are not available yet. `promise` matches text that presents one as
 * available; a test rejects such text unless a disclaimer is near. Remove an entry when its feature ships.
 */
export const plannedFeatures = [
  {
    name: 'the showroom in 3D and AR',
    promise: /\b(?:(?:see|open|view|show)s? (?:a |the )?cars? in (?:3D|AR)|when you use AR)\b/gi,
  },
  {
    name: 'connecting a wallet',
    promise: /\bconnect(?:s|ing)? (?:a|your) (?:crypto )?wallet\b/gi,
  },
] as const;

const names = plannedFeatures.map(({ name }) => name);

/** The notice in legal texts that cover features not yet available. */
export const plannedFeaturesNotice = `Not open yet are ${names.slice(0, -1).join('; ')}; and ${names.at(-1)}.`;
