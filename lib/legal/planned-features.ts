/**
 * Announced features that are not available yet. `promise` matches text that presents one as
 * available; a test rejects such text unless a disclaimer is near. Remove an entry when its feature ships.
 */
export const plannedFeatures = [
  {
    name: 'paying through an escrow',
    promise:
      /\bpay(?:s|ing)? (?:in|into|through|by|via|with) (?:an? |the |our )?(?:smart )?escrow\b/gi,
  },
] as const;

/** The notice in legal texts that cover features not yet available. */
export const plannedFeaturesNotice = `Not open yet: ${plannedFeatures.map(({ name }) => name).join('; ')}.`;
