-- Defines the schemas, the enums that several domains share, helpers of constraints, triggers and policies, and rate
-- limits.

-- Schema private holds what the API must not expose: helpers of policies, triggers, counters. Every
-- security definer function belongs here, never in schema public. No client may execute a trigger function.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
-- Hosted projects grant this by default, like all rights on each table of schema public; the schemas do not rely on it.
grant usage on schema public to service_role;

create extension if not exists pg_trgm with schema extensions;

create type public.listing_status as enum ('draft', 'active', 'held', 'reserved', 'sold', 'archived');

create type public.fuel_type as enum (
  'petrol', 'diesel', 'electric', 'hybrid', 'plug_in_hybrid', 'hydrogen'
);

create type public.transmission_type as enum ('manual', 'automatic', 'semi_automatic');

create type public.body_type as enum (
  'hatchback', 'sedan', 'suv', 'estate', 'coupe', 'convertible', 'mpv', 'pickup', 'van'
);

create type public.vehicle_condition as enum ('excellent', 'very_good', 'good', 'fair', 'poor');

create type public.vehicle_colour as enum (
  'black', 'white', 'silver', 'grey', 'blue', 'red', 'green',
  'orange', 'yellow', 'brown', 'beige', 'gold', 'purple', 'bronze'
);

create type public.service_history as enum ('full', 'partial', 'none');

-- Has the categories of an insurance write-off: A and B, N and S, and D and C, which came before these until October
-- 2017; 'none' says that the car never was one.
create type public.write_off as enum ('none', 'n', 's', 'd', 'c', 'ab');

create type public.finance_owed as enum ('none', 'to_settle');

create type public.seller_type as enum ('private', 'dealer', 'verified_dealer');

create type public.enquiry_party as enum ('buyer', 'seller');

create type public.application_status as enum ('pending', 'approved', 'rejected');

create type public.report_reason as enum ('misleading', 'fraud', 'sold', 'duplicate', 'other');

create type public.report_status as enum ('open', 'resolved', 'dismissed');

create type public.support_status as enum ('open', 'waiting', 'closed');

create type public.support_author as enum ('visitor', 'assistant', 'staff');

-- Returns true if the caller is staff and has given the code of an authenticator app in this session (aal2). For
-- signed-in users and the server. Only the service writes app_metadata; a user can write user_metadata.
create function private.is_staff()
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select auth.jwt()) -> 'app_metadata' ->> 'role' = 'staff' and (select auth.jwt()) ->> 'aal' = 'aal2',
    false
  );
$$;
revoke all on function private.is_staff from public;
grant execute on function private.is_staff to authenticated, service_role;

-- Trigger: sets updated_at.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
revoke all on function private.set_updated_at from public;
grant execute on function private.set_updated_at to service_role;

-- Returns true if each text has 1 to p_length characters and none is null, which a check constraint on
-- an array cannot express. For check constraints.
create function private.texts_fit(p_texts text[], p_length integer)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(bool_and(t is not null and char_length(t) between 1 and p_length), true)
  from unnest(p_texts) as t;
$$;
revoke all on function private.texts_fit from public;
grant execute on function private.texts_fit to authenticated, service_role;

-- Returns false for a name with control, zero-width or bidirectional characters, which hide or reorder
-- the text beside it; joiners (200c, 200d) only among other characters, as in emoji. For check constraints.
-- fullNameSchema in lib/core/schema.ts removes at least these characters.
create function private.is_plain_name(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_text !~ '[[:cntrl:]\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]'
     and p_text !~ '^[\s\u200c\u200d]+$';
$$;
revoke all on function private.is_plain_name from public;
grant execute on function private.is_plain_name to authenticated, service_role;

-- Trigger: formats a postcode, 'sw1a1aa' → 'SW1A 1AA'.
create function private.normalise_postcode()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.postcode := upper(regexp_replace(new.postcode, '\s', '', 'g'));
  new.postcode := nullif(regexp_replace(new.postcode, '(...)$', ' \1'), '');
  return new;
end;
$$;
revoke all on function private.normalise_postcode from public;
grant execute on function private.normalise_postcode to service_role;

-- Returns true if a text has a character that is seen. For check constraints.
create function private.has_visible_text(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(regexp_replace(
    p_text, '[\s[:cntrl:]\u00a0\u00ad\u034f\u115f\u1160\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff]',
    '', 'g'
  ) <> '', false);
$$;
revoke all on function private.has_visible_text from public;

-- Returns the text in lower case without accents ('Citroën' → 'citroen') in every locale. For triggers and search.
create function private.fold_text(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f]', '', 'g') collate pg_catalog.pg_c_utf8);
$$;
revoke all on function private.fold_text from public;
grant execute on function private.fold_text to service_role;

create table private.rate_limits (
  key        text        not null,
  hits       integer     not null,
  expires_at timestamptz not null,
  constraint rate_limits_pkey       primary key (key),
  constraint rate_limits_key_length check (char_length(key) between 1 and 200)
);
comment on table private.rate_limits is
  'Personal data: actions of a visitor, by a hash of the address, until the limit expires.';

create index rate_limits_expires_at_idx on private.rate_limits (expires_at);

grant select, insert, update, delete on table private.rate_limits to service_role;

create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  used integer;
begin
  -- Deletes a few expired rows per call; skip locked, so that no call waits.
  delete from private.rate_limits where key in (
    select r.key from private.rate_limits r where r.expires_at <= now() and r.key <> p_key
    limit 100 for update skip locked
  );

  insert into private.rate_limits as taken (key, hits, expires_at)
  values (p_key, 1, now() + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    hits       = case when taken.expires_at <= now() then 1 else least(taken.hits, p_limit) + 1 end,
    expires_at = case when taken.expires_at <= now() then excluded.expires_at else taken.expires_at end
  returning hits into used;

  return used <= p_limit;
end;
$$;
comment on function public.take_rate_limit
  is 'Counts an attempt; returns true while p_key has at most p_limit attempts in p_window_seconds. For the '
  'server only.';
revoke all on function public.take_rate_limit from public, anon, authenticated;
grant execute on function public.take_rate_limit to service_role;

create function public.refund_rate_limit(p_key text)
returns void
language sql
set search_path = ''
as $$
  update private.rate_limits set hits = hits - 1
  where key = p_key and hits > 0 and expires_at > now();
$$;
comment on function public.refund_rate_limit
  is 'Takes back one attempt that take_rate_limit counted. For the server only.';
revoke all on function public.refund_rate_limit from public, anon, authenticated;
grant execute on function public.refund_rate_limit to service_role;
