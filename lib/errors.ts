/** The specification's error catalogue (section 8): the words a visitor reads, once. */
const CODE_MESSAGES: Record<string, string> = {
  PGRST301: 'You do not have permission to access this resource.',
  '42501': 'Insufficient privileges to perform this action.',
  '23505': 'This record already exists.',
  '23503': 'This operation violates a data constraint.',
  'auth/user-not-found': 'User account not found.',
  'auth/invalid-credential': 'Invalid credentials provided.',
};

const NETWORK = 'Network connection failed. Please check your internet connection.';
const INPUT = 'Please check your input and try again.';
const UNEXPECTED = 'An unexpected error occurred.';
const UNEXPECTED_RETRY = 'An unexpected error occurred. Please try again.';

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
  pageMissing: 'Oops! Page not found',
  crashed: 'Something went wrong',
} as const;

/** A failure of the backend, with PostgreSQL's or PostgREST's own code. */
export class BackendError extends Error {
  override name = 'BackendError';
  constructor(
    message: string,
    readonly code = '',
    /** HTTP status of the backend's answer; 0 when there was none. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/** The sentence the specification gives for an error of any kind. */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError && /fetch|network/i.test(error.message)) return NETWORK;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : '';
  if (typeof code === 'string' && code) return CODE_MESSAGES[code] ?? (text || UNEXPECTED);
  if (/validation/i.test(text)) return INPUT;
  return text || UNEXPECTED_RETRY;
}
