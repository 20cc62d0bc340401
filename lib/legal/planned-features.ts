/**
 * Announced features that are not available yet. `promise` matches text that presents one as
 * available; a test rejects such text unless a disclaimer is near. Remove an entry when its feature ships.
 */
export const plannedFeatures = [
  {
    name: 'connecting a wallet',
    promise: /\bconnect(?:s|ing)? (?:a|your) (?:crypto )?wallet\b/gi,
  },
] as const;

/** The notice in legal texts that cover features not yet available. */
export const plannedFeaturesNotice = `Not open yet: ${plannedFeatures.map(({ name }) => name).join('; ')}.`;
