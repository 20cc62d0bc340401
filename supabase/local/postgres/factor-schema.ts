/**
 * Creates the tables of second factors in the auth schema of a hosted project, which @supabase/lite lacks. Idempotent.
 * Clients have no rights to them. Hosted has no `last_period` (the period of the last accepted code) and no
 * `failed_attempts`.
 */
export const FACTOR_SCHEMA_SQL = `
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  last_challenged_at timestamptz,
  last_period integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  failed_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
`;
