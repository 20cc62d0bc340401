create table public.vehicle_makes (
  id         uuid        not null default gen_random_uuid(),
  name       text        not null,
  logo_url   text,
  created_at timestamptz not null default now(),
  constraint vehicle_makes_pkey           primary key (id),
  constraint vehicle_makes_name_key       unique (name),
  constraint vehicle_makes_name_length    check (char_length(name) between 1 and 60),
  constraint vehicle_makes_logo_url_https check (logo_url ~ '^https://')
);

create table public.vehicle_models (
  id          uuid        not null default gen_random_uuid(),
  make_id     uuid        not null,
  name        text        not null,
  search_text text        not null default '',
  created_at  timestamptz not null default now(),
  constraint vehicle_models_pkey             primary key (id),
  constraint vehicle_models_make_id_fkey     foreign key (make_id) references public.vehicle_makes (id) on delete cascade,
  constraint vehicle_models_make_id_name_key unique (make_id, name),
  constraint vehicle_models_make_id_id_key   unique (make_id, id),
  constraint vehicle_models_name_length      check (char_length(name) between 1 and 80)
);
comment on column public.vehicle_models.search_text is
  '''make model'' in lower case without accents, set by triggers: the text that the search box searches.';

-- Returns the text in lower case without accents ('Citroën' → 'citroen') in every locale. For triggers and search.
create function private.fold_text(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f]', '', 'g') collate pg_catalog.pg_c_utf8);
$$;
revoke all on function private.fold_text from public;

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
revoke all on function private.set_model_search_text() from public;

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
revoke all on function private.rename_make_in_search_text() from public;

create trigger rename_in_search_text
  after update of name on public.vehicle_makes
  for each row execute function private.rename_make_in_search_text();

alter table public.vehicle_makes enable row level security;
revoke all on table public.vehicle_makes from anon, authenticated;
grant select on table public.vehicle_makes to anon, authenticated;

create policy "Everyone reads makes"
  on public.vehicle_makes for select to anon, authenticated
  using (true);

alter table public.vehicle_models enable row level security;
revoke all on table public.vehicle_models from anon, authenticated;
grant select on table public.vehicle_models to anon, authenticated;

create policy "Everyone reads models"
  on public.vehicle_models for select to anon, authenticated
  using (true);
