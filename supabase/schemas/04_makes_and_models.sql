-- Defines makes and models, with the text that a search finds them by and the slugs of their pages.

-- Returns a name in lower case without accents, other characters as single hyphens: 'Citroën C4' → 'citroen-c4',
-- 'Ka+' → 'ka-plus'. The paths of landing pages are made of slugs; lib/paths.ts has the same rule.
create function private.slug(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(replace(private.fold_text(p_name), '+', '-plus'), '[^a-z0-9]+', '-', 'g'), '-');
$$;
revoke all on function private.slug from public;
grant execute on function private.slug to service_role;

create table public.vehicle_makes (
  id         uuid        not null default gen_random_uuid(),
  name       text        not null,
  logo_url   text,
  created_at timestamptz not null default now(),
  slug       text        not null generated always as (private.slug(name)) stored,
  constraint vehicle_makes_pkey           primary key (id),
  constraint vehicle_makes_name_key       unique (name),
  constraint vehicle_makes_name_length    check (char_length(name) between 1 and 60),
  constraint vehicle_makes_logo_url_https check (logo_url ~ '^https://'),
  constraint vehicle_makes_slug_key       unique (slug),
  -- Leaves the first words of the other landing pages free.
  constraint vehicle_makes_slug_free      check (slug not in ('', 'in', 'body', 'fuel'))
);

alter table public.vehicle_makes enable row level security;
revoke all on table public.vehicle_makes from anon, authenticated;
grant select on table public.vehicle_makes to anon, authenticated;
grant all on table public.vehicle_makes to service_role;

create policy "Everyone reads makes"
  on public.vehicle_makes for select to anon, authenticated
  using (true);

create table public.vehicle_models (
  id          uuid        not null default gen_random_uuid(),
  make_id     uuid        not null,
  name        text        not null,
  search_text text        not null default '',
  created_at  timestamptz not null default now(),
  slug        text        not null generated always as (private.slug(name)) stored,
  constraint vehicle_models_pkey             primary key (id),
  constraint vehicle_models_make_id_fkey     foreign key (make_id) references public.vehicle_makes (id) on delete cascade,
  constraint vehicle_models_make_id_name_key unique (make_id, name),
  constraint vehicle_models_make_id_id_key   unique (make_id, id),
  constraint vehicle_models_name_length      check (char_length(name) between 1 and 80),
  constraint vehicle_models_make_id_slug_key unique (make_id, slug),
  constraint vehicle_models_slug_free        check (slug <> '')
);
comment on column public.vehicle_models.search_text is
  '''make model'' in lower case without accents, set by triggers: the text that the search box searches.';

alter table public.vehicle_models enable row level security;
revoke all on table public.vehicle_models from anon, authenticated;
grant select on table public.vehicle_models to anon, authenticated;
grant all on table public.vehicle_models to service_role;

create policy "Everyone reads models"
  on public.vehicle_models for select to anon, authenticated
  using (true);

-- Trigger: sets search_text. It belongs to the model, not the vehicle: a search scans some hundred rows
-- and yields model ids, which an index on vehicles supports.
create function private.set_model_search_text()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select private.fold_text(m.name || ' ' || new.name) into new.search_text
  from public.vehicle_makes m where m.id = new.make_id;
  new.search_text := coalesce(new.search_text, '');
  return new;
end;
$$;
revoke all on function private.set_model_search_text from public;
grant execute on function private.set_model_search_text to service_role;

create trigger set_search_text
  before insert or update on public.vehicle_models
  for each row execute function private.set_model_search_text();

-- Trigger: updates search_text of a renamed make's models.
create function private.rename_make_in_search_text()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.vehicle_models set name = name where make_id = new.id;
  return null;
end;
$$;
revoke all on function private.rename_make_in_search_text from public;
grant execute on function private.rename_make_in_search_text to service_role;

create trigger rename_in_search_text
  after update of name on public.vehicle_makes
  for each row execute function private.rename_make_in_search_text();
