-- Defines the cars of dealers' files that wait for a make or model which the catalogue lacks, and what staff settled about
-- such names.

create table public.stock_waiting (
  seller_id  uuid        not null,
  stock_id   text        not null,
  -- As the file writes them; the make is the catalogue's if only the model is unknown.
  make       text        not null,
  model      text        not null,
  price      integer     not null,
  -- Has the row's cells by the names of our columns.
  cells      jsonb       not null,
  created_at timestamptz not null default now(),
  -- When a file last had the car; 90 days later it waits no more.
  seen_at    timestamptz not null default now(),
  constraint stock_waiting_pkey            primary key (seller_id, stock_id),
  constraint stock_waiting_seller_id_fkey  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_waiting_stock_id_length check (char_length(stock_id) between 1 and 60),
  constraint stock_waiting_name_length     check (char_length(make) between 1 and 60 and char_length(model) between 1 and 60),
  constraint stock_waiting_price           check (price > 0),
  constraint stock_waiting_cells_size      check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 100000)
);
comment on table public.stock_waiting is
  'Personal data: the cars of a dealer''s last file whose make or model the catalogue lacks, for themselves only.';

create index stock_waiting_seen_at_idx on public.stock_waiting (seen_at);

alter table public.stock_waiting enable row level security;
revoke all on table public.stock_waiting from anon, authenticated;
grant select on table public.stock_waiting to authenticated;
grant all on table public.stock_waiting to service_role;

create policy "Dealers read their own waiting cars"
  on public.stock_waiting for select to authenticated
  using (seller_id in (select private.my_seller_ids()));

-- See public.wait_stock. Definer: clients do not write the table.
create function private.wait_stock(p_cars jsonb)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  seller  uuid;
  waiting integer;
begin
  seller := private.enter_stock();
  if jsonb_array_length(p_cars) > 500 then
    raise exception 'Too many cars wait' using errcode = '22023';
  end if;
  delete from public.stock_waiting w where w.seller_id = seller and not exists (
    select from jsonb_to_recordset(p_cars) as c (stock_id text) where c.stock_id = w.stock_id
  );
  insert into public.stock_waiting as w (seller_id, stock_id, make, model, price, cells)
  select distinct on (c.stock_id) seller, c.stock_id, c.make, c.model, c.price, c.cells
  from jsonb_to_recordset(p_cars) as c (stock_id text, make text, model text, price integer, cells jsonb)
  order by c.stock_id
  on conflict (seller_id, stock_id) do update
  set make = excluded.make, model = excluded.model, price = excluded.price, cells = excluded.cells,
    seen_at = now();
  get diagnostics waiting = row_count;
  return waiting;
end;
$$;
revoke all on function private.wait_stock from public;
grant execute on function private.wait_stock to authenticated;

create function public.wait_stock(p_cars jsonb)
returns integer
language sql
set search_path = ''
as $$
  select private.wait_stock(p_cars);
$$;
comment on function public.wait_stock
  is 'Keeps at most 500 cars [{stock_id, make, model, price, cells}] of the caller that wait for a name, in place of those '
  'that waited before; returns their number. For dealers.';
revoke all on function public.wait_stock from public, anon, authenticated;
grant execute on function public.wait_stock to authenticated, service_role;

-- Trigger: a car whose stock number is listed waits no more. Definer: clients do not write the table.
create function private.end_waiting()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.stock_waiting w where w.seller_id = new.stock_seller_id and w.stock_id = new.stock_id;
  return null;
end;
$$;
revoke all on function private.end_waiting from public;

create trigger end_waiting
  after insert or update of stock_id on public.vehicle_private
  for each row when (new.stock_id is not null) execute function private.end_waiting();

-- Stores what staff settled about a name that files had: a word for a make where model_word is '', or else for a model of
-- the make. The words are in the form of private.name_word. It is the log of these decisions too.
create table private.catalogue_names (
  make_word  text        not null,
  model_word text        not null,
  -- added: to the catalogue, same: as a name of the catalogue, refused.
  choice     text        not null,
  -- The names in the catalogue; the model is null of a make, both are of a refused name.
  make       text,
  model      text,
  staff_name text        not null,
  settled_at timestamptz not null default now(),
  constraint catalogue_names_pkey   primary key (make_word, model_word),
  constraint catalogue_names_choice check (choice in ('added', 'same', 'refused')),
  constraint catalogue_names_names  check (
    (make is null) = (choice = 'refused') and (model is null) = (choice = 'refused' or model_word = '')
  )
);
comment on table private.catalogue_names is 'What staff settled about names of makes and models that the catalogue lacked.';

create index catalogue_names_settled_at_idx on private.catalogue_names (settled_at desc);

alter table private.catalogue_names enable row level security;
grant select, insert, update, delete on table private.catalogue_names to service_role;

-- Returns the form in which names are compared: without case and needless spaces.
create function private.name_word(p_name text)
returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(regexp_replace(normalize(p_name, nfkc), '\s+', ' ', 'g')));
$$;
revoke all on function private.name_word from public;

-- Definer: the table is private; it holds nothing about dealers, and who settled a name stays with staff.
create function private.settled_names()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'make_word', n.make_word, 'model_word', n.model_word, 'make', n.make, 'model', n.model
  ) order by n.make_word, n.model_word), '[]')
  from private.catalogue_names n;
$$;
revoke all on function private.settled_names from public;
grant execute on function private.settled_names to authenticated, service_role;

create function public.settled_names()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.settled_names();
$$;
comment on function public.settled_names
  is 'Returns the names that staff settled [{make_word, model_word, make, model}]: model_word is '''' of a make, make null '
  'of a refused name. For signed-in users.';
revoke all on function public.settled_names from public, anon, authenticated;
grant execute on function public.settled_names to authenticated, service_role;

-- Returns the cars that wait, and whether their name is settled by now: waiting, known or refused. The make is as the
-- catalogue writes it, and make_id null if it lacks the make. Whole names are compared, which the reader of files knows
-- too.
create function private.waiting_cars()
returns table (
  seller_id uuid, make_word text, make_id uuid, make text, model text, created_at timestamptz, state text
)
language sql stable
set search_path = ''
as $$
  select w.seller_id, private.name_word(w.make), m.id, coalesce(m.name, w.make), w.model, w.created_at,
    case
      when 'refused' in (told.choice, named.choice) then 'refused'
      when named.choice is not null or exists (
        select from public.vehicle_models known
        where known.make_id = m.id and private.name_word(known.name) = private.name_word(w.model)
      ) then 'known'
      else 'waiting'
    end
  from public.stock_waiting w
  left join private.catalogue_names told on told.make_word = private.name_word(w.make) and told.model_word = ''
  left join public.vehicle_makes m on private.name_word(m.name) = private.name_word(coalesce(told.make, w.make))
  left join private.catalogue_names named
    on named.make_word = private.name_word(coalesce(m.name, w.make)) and named.model_word = private.name_word(w.model);
$$;
revoke all on function private.waiting_cars from public;

-- Returns the names that cars wait for and nobody has settled, those of the most cars first. make_id is null if the
-- catalogue lacks the make too.
create function private.lacking_names()
returns table (make_id uuid, make text, model text, cars bigint, dealers bigint, since timestamptz)
language sql stable
set search_path = ''
as $$
  select c.make_id, min(c.make), min(c.model), count(*) as cars, count(distinct c.seller_id), min(c.created_at)
  from private.waiting_cars() c
  where c.state = 'waiting'
  group by c.make_id, private.name_word(c.make), private.name_word(c.model)
  order by cars desc, 2, 3;
$$;
revoke all on function private.lacking_names from public;

-- See public.waiting_names. Definer: staff read no dealer's cars by themselves.
create function private.waiting_names()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'names', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'make', n.make, 'model', n.model, 'is_make_known', n.make_id is not null, 'cars', n.cars, 'dealers', n.dealers,
        'since', n.since
      )), '[]')
      from (select * from private.lacking_names() limit 100) n
    ),
    'settled', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.settled_at desc, s.make_word, s.model_word), '[]')
      from (select * from private.catalogue_names n order by n.settled_at desc, n.make_word, n.model_word limit 50) s
    )
  );
end;
$$;
revoke all on function private.waiting_names from public;
grant execute on function private.waiting_names to authenticated;

create function public.waiting_names()
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.waiting_names();
$$;
comment on function public.waiting_names
  is 'Returns the first 100 names that dealers'' cars wait for, {make, model, is_make_known, cars, dealers, since}, and the '
  'last 50 that were settled. For staff.';
revoke all on function public.waiting_names from public, anon, authenticated;
grant execute on function public.waiting_names to authenticated, service_role;

-- Stores what a name is. Null names refuse it.
create function private.store_name(p_make_word text, p_model_word text, p_choice text, p_make text, p_model text)
returns void
language sql
set search_path = ''
as $$
  insert into private.catalogue_names (make_word, model_word, choice, make, model, staff_name)
  values (p_make_word, p_model_word, p_choice, p_make, p_model, private.staff_name())
  on conflict (make_word, model_word) do update set
    choice = excluded.choice, make = excluded.make, model = excluded.model, staff_name = excluded.staff_name,
    settled_at = now();
$$;
revoke all on function private.store_name from public;

-- Trigger: queues a mail to each dealer whose cars waited for the name. It goes ten minutes later, so that it tells of
-- what staff settle together.
create function private.tell_settled_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.queue_seller_mail(told.seller_id, 'waiting_cars', interval '10 minutes')
  from (
    select distinct c.seller_id
    from private.waiting_cars() c
    where c.state <> 'waiting'
      and case new.model_word
        when '' then c.make_word = new.make_word
        else private.name_word(c.make) = new.make_word and private.name_word(c.model) = new.model_word
      end
    order by c.seller_id
  ) told;
  return null;
end;
$$;
revoke all on function private.tell_settled_name from public;

create trigger tell_settled_name
  after insert or update on private.catalogue_names
  for each row execute function private.tell_settled_name();

-- Returns how many cars of a dealer wait no more for a name, or null if none does.
create function private.waiting_mail_of(p_mail private.mail_outbox)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('recipient', to_who.recipient, 'known', n.known, 'refused', n.refused)
  from (
    select count(*) filter (where c.state = 'known') as known, count(*) filter (where c.state = 'refused') as refused
    from private.waiting_cars() c where c.seller_id = p_mail.seller_id
  ) n
  cross join (select private.person_recipient(p_mail.seller_id, null) as recipient) to_who
  where n.known + n.refused > 0 and to_who.recipient ->> 'address' is not null;
$$;
revoke all on function private.waiting_mail_of from public;
grant execute on function private.waiting_mail_of to service_role;

-- See public.settle_catalogue_name. Definer: nobody writes the catalogue by themselves.
create function private.settle_catalogue_name(
  p_make text, p_model text, p_choice text, p_as_make text, p_as_model text
)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  make_word  constant text := private.name_word(p_make);
  model_word constant text := private.name_word(p_model);
  lacking    record;
  make       public.vehicle_makes;
  model      public.vehicle_models;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(hashtextextended('names of the catalogue', 0));
  select n.* into lacking from private.lacking_names() n
  where private.name_word(n.make) = make_word and private.name_word(n.model) = model_word;
  if not found then
    raise exception 'No car waits for this name' using errcode = 'P0002';
  end if;

  if p_choice = 'refused' then
    perform private.store_name(
      make_word, case when lacking.make_id is null then '' else model_word end, p_choice, null, null
    );
    return;
  end if;

  if p_choice = 'added' and lacking.make_id is null then
    select * into make from public.vehicle_makes m where m.slug = private.slug(p_as_make);
    if not found then
      insert into public.vehicle_makes (name) values (p_as_make) returning * into make;
    end if;
  else
    select * into make from public.vehicle_makes m
    where case when lacking.make_id is null then m.name = p_as_make else m.id = lacking.make_id end;
  end if;
  if make.id is null then
    raise exception 'The catalogue lacks this make' using errcode = '23514', constraint = 'catalogue_name';
  end if;
  if lacking.make_id is null then
    perform private.store_name(make_word, '', p_choice, make.name, null);
    if p_choice = 'same' then
      return;
    end if;
  end if;

  select * into model from public.vehicle_models m where m.make_id = make.id and case p_choice
    when 'added' then m.slug = private.slug(p_as_model) else m.name = p_as_model end;
  if model.id is null and p_choice = 'added' then
    insert into public.vehicle_models (make_id, name) values (make.id, p_as_model) returning * into model;
  elsif model.id is null then
    raise exception 'The catalogue lacks this model' using errcode = '23514', constraint = 'catalogue_name';
  end if;
  perform private.store_name(private.name_word(make.name), model_word, p_choice, make.name, model.name);
end;
$$;
revoke all on function private.settle_catalogue_name from public;
grant execute on function private.settle_catalogue_name to authenticated;

create function public.settle_catalogue_name(
  p_make text, p_model text, p_choice text, p_as_make text default null, p_as_model text default null
)
returns void
language sql
set search_path = ''
as $$
  select private.settle_catalogue_name(p_make, p_model, p_choice, p_as_make, p_as_model);
$$;
comment on function public.settle_catalogue_name
  is 'Settles a name of public.waiting_names. added: adds the make p_as_make, if the catalogue lacks it, with the model '
  'p_as_model; same: it is the make p_as_make, or of a known make the model p_as_model; refused: such cars are left out. '
  'P0002 if no car waits for it. For staff.';
revoke all on function public.settle_catalogue_name from public, anon, authenticated;
grant execute on function public.settle_catalogue_name to authenticated, service_role;

-- See public.reopen_catalogue_name. Definer: the table is private.
create function private.reopen_catalogue_name(p_make_word text, p_model_word text)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  delete from private.catalogue_names n
  where n.make_word = p_make_word and n.model_word = p_model_word and n.choice <> 'added';
  if not found then
    raise exception 'This name is not settled, or was added' using errcode = 'P0002';
  end if;
end;
$$;
revoke all on function private.reopen_catalogue_name from public;
grant execute on function private.reopen_catalogue_name to authenticated;

create function public.reopen_catalogue_name(p_make_word text, p_model_word text)
returns void
language sql
set search_path = ''
as $$
  select private.reopen_catalogue_name(p_make_word, p_model_word);
$$;
comment on function public.reopen_catalogue_name
  is 'Takes back that a name is the same as another or refused; what is added to the catalogue stays: P0002. For staff.';
revoke all on function public.reopen_catalogue_name from public, anon, authenticated;
grant execute on function public.reopen_catalogue_name to authenticated, service_role;
