/**
 * Text of full-page states (product specification, section 8). Separate from messages.ts, so that a
 * page bundles only these.
 */
export const screens = {
  listFailed: 'Unable to Load Vehicles',
  featuredFailed: 'Unable to load vehicles at the moment.',
  featuredEmpty: 'No vehicles available at the moment.',
  listEmpty: 'No vehicles match your search criteria.',
  makesFailed: {
    title: 'Filter Data Unavailable',
    text: 'Unable to load vehicle makes. Some filter options may not be available.',
  },
  vehicleMissing: {
    title: 'Vehicle Not Found',
    text: "The vehicle you're looking for doesn't exist or has been removed.",
  },
  vehicleHeld: {
    title: 'We Are Checking This Advert',
    text: 'It was reported, or our own rules found something odd in it, and we are looking at it.',
    advice:
      'Pay nothing for this car meanwhile, wherever you read of it, and send nobody a copy of your documents.',
  },
  accountUnavailable:
    'Your account could not be reached just now. You are not signed out, and nothing you have saved is lost: try again in a moment.',
  pageMissing: 'Oops! Page not found',
} as const;
