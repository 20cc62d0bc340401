/** Cache lives in seconds (product specification, section 9) and tags, once. */
export const CACHE_SECONDS = { makes: 300 } as const;

export const tags = {
  makes: 'makes',
  /** Anything that lists every car. */
  vehicles: 'vehicles',
} as const;
