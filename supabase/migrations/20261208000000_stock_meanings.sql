-- Keeps the words of a dealer's stock files that the dealer explained: 'Gasoline' means petrol.
set lock_timeout = '4s';

alter table public.stock_mappings alter column mapping set default '{}';
alter table public.stock_mappings add column meanings jsonb not null default '{}';
alter table public.stock_mappings add constraint stock_mappings_meanings_size
  check (jsonb_typeof(meanings) = 'object' and octet_length(meanings::text) <= 60000);

comment on table public.stock_mappings is
  'Personal data: the headings and words of a dealer''s stock files, for themselves only.';

grant insert (meanings), update (meanings) on table public.stock_mappings to authenticated;
