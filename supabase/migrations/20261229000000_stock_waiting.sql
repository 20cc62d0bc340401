-- Defines the cars of dealers' files that wait for a make or model which the catalogue lacks, and what staff settled about
-- such names.

set lock_timeout = '4s';

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
  constraint stock_waiting_pkey            primary key (seller_id, stock_id),
  constraint stock_waiting_seller_id_fkey  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_waiting_stock_id_length check (char_length(stock_id) between 1 and 60),
  constraint stock_waiting_name_length     check (char_length(make) between 1 and 60 and char_length(model) between 1 and 60),
  constraint stock_waiting_price           check (price > 0),
  constraint stock_waiting_cells_size      check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 100000)
);
comment on table public.stock_waiting is
  'Personal data: the cars of a dealer''s last file whose make or model the catalogue lacks, for themselves only.';

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
  set make = excluded.make, model = excluded.model, price = excluded.price, cells = excluded.cells;
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

-- Returns the names that cars wait for and nobody has settled, those of the most cars first. make_id is null if the
-- catalogue lacks the make too. Whole names are compared, which the reader of files knows too.
create function private.lacking_names()
returns table (make_id uuid, make text, model text, cars bigint, dealers bigint, since timestamptz)
language sql stable
set search_path = ''
as $$
  select n.make_id, n.make, n.model, n.cars, n.dealers, n.since
  from (
    select m.id as make_id, coalesce(m.name, min(w.make)) as make, min(w.model) as model, count(*) as cars,
      count(distinct w.seller_id) as dealers, min(w.created_at) as since
    from public.stock_waiting w
    left join private.catalogue_names told on told.make_word = private.name_word(w.make) and told.model_word = ''
    left join public.vehicle_makes m on private.name_word(m.name) = private.name_word(coalesce(told.make, w.make))
    where told.choice is distinct from 'refused'
    group by m.id, private.name_word(coalesce(m.name, w.make)), private.name_word(w.model)
  ) n
  where not exists (
      select from public.vehicle_models known
      where known.make_id = n.make_id and private.name_word(known.name) = private.name_word(n.model)
    )
    and not exists (
      select from private.catalogue_names c
      where c.make_word = private.name_word(n.make) and c.model_word = private.name_word(n.model)
    )
  order by n.cars desc, n.make, n.model;
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
  is 'Takes back that a name is the same as another or refused; what is added to the catalogue stays. For staff.';
revoke all on function public.reopen_catalogue_name from public, anon, authenticated;
grant execute on function public.reopen_catalogue_name to authenticated, service_role;

create or replace function public.run_stock_step(p_seller_id uuid, p_step text, p_args jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
  caller constant text := current_setting('role');
  claims constant text := current_setting('request.jwt.claims', true);
  sub    constant text := current_setting('request.jwt.claim.sub', true);
  ids    constant uuid[] := array(select jsonb_array_elements_text(p_args -> 'ids'))::uuid[];
  answer jsonb;
begin
  select s.user_id into person from public.sellers s
  where s.id = p_seller_id and s.seller_type <> 'private' and s.user_id is not null;
  if not found then
    raise exception 'No dealer with an account' using errcode = '42501', constraint = 'stock_dealers';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
  perform set_config('request.jwt.claim.sub', person::text, true);
  perform set_config('role', 'authenticated', true);
  answer := case p_step
    when 'stock' then public.my_stock(array(select jsonb_array_elements_text(p_args -> 'numbers')), ids)
    when 'list' then public.list_stock(p_args -> 'cars')
    when 'withdraw' then to_jsonb(public.withdraw_stock(ids))
    when 'confirm' then to_jsonb(public.confirm_stock(ids))
    when 'photos' then to_jsonb(public.want_stock_photos(p_args -> 'cars'))
    when 'wait' then to_jsonb(public.wait_stock(p_args -> 'cars'))
  end;
  perform set_config('role', caller, true);
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('request.jwt.claim.sub', coalesce(sub, ''), true);
  return answer;
end;
$$;
comment on function public.run_stock_step
  is 'Calls, as this dealer would, my_stock (stock: numbers, ids), list_stock (list: cars), withdraw_stock (withdraw: ids), '
  'confirm_stock (confirm: ids), want_stock_photos (photos: cars) or wait_stock (wait: cars). For the server only.';

create or replace function private.my_data()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person  uuid := auth.uid();
  account auth.users;
  sellers uuid[];
  asked   uuid[];
  sold_to uuid[];
  decisions constant uuid[] := array(select private.my_decisions());
begin
  select * into account from auth.users u where u.id = person;
  if not found then
    raise exception 'There is no account to read' using errcode = '42501';
  end if;
  sellers := array(select s.id from public.sellers s where s.user_id = person);
  asked := array(select mine.id from private.my_threads() mine where mine.side = 'buyer');
  sold_to := array(select mine.id from private.my_threads() mine where mine.side = 'seller');

  return jsonb_build_object(
    'made_at', now(),
    'account', jsonb_build_object(
      'id', account.id,
      'email', account.email,
      'phone', account.phone,
      'user_metadata', account.raw_user_meta_data,
      'app_metadata', account.raw_app_meta_data,
      'created_at', account.created_at,
      'email_confirmed_at', account.email_confirmed_at,
      'last_sign_in_at', account.last_sign_in_at
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'identity_data', i.identity_data,
        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at), '[]')
      from auth.identities i where i.user_id = person
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ip', host(s.ip), 'user_agent', s.user_agent,
        'created_at', s.created_at, 'refreshed_at', s.refreshed_at
      ) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = person
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.profiles p where p.id = person
    ),
    'favourites', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.favourites f where f.user_id = person
    ),
    'told_changes', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'mail_id' order by o.created_at, t.vehicle_id), '[]')
      from private.told_changes t
      join private.mail_outbox o on o.id = t.mail_id
      where o.user_id = person
    ),
    'shared_shortlists', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shared_shortlists s where s.user_id = person
    ),
    'shortlist_reactions', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'visitor_hash' order by r.reacted_at, r.id), '[]')
      from public.shortlist_reactions r where r.user_id = person
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = person
    ),
    'saved_search_matches', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'mail_id' order by m.matched_at, m.vehicle_id), '[]')
      from public.saved_search_matches m
      join public.saved_searches s on s.id = m.search_id
      where s.user_id = person
    ),
    'search_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'saved_search_id', o.saved_search_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join public.saved_searches s on s.id = o.saved_search_id
      where s.user_id = person
    ),
    'search_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('searches', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'feed_token'), '[]') from public.saved_searches s where s.subscriber_id = g.id
      ))), '[]')
      from private.search_subscribers g
      where account.email_confirmed_at is not null and g.email = lower(account.email)
    ),
    'valuations', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.valuations v where v.user_id = person
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s where s.id = any (sellers)
    ),
    'seller_contacts', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from public.seller_contacts c where c.seller_id = any (sellers)
    ),
    'dealer_applications', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.dealer_applications a where a.seller_id = any (sellers)
    ),
    'vehicles', (
      select coalesce(jsonb_agg(
        to_jsonb(v) || jsonb_build_object('make', make.name, 'model', model.name)
        order by v.created_at
      ), '[]')
      from public.vehicles v
      join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_private', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]')
      from public.vehicle_private p
      join public.vehicles v on v.id = p.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'vehicle_images', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.vehicle_id, i.display_order), '[]')
      from public.vehicle_images i
      join public.vehicles v on v.id = i.vehicle_id
      where v.seller_id = any (sellers)
    )
  -- A call takes at most 100 arguments.
  ) || jsonb_build_object(
    'enquiries', (
      select coalesce(jsonb_agg(
        case when e.id = any (asked) then to_jsonb(e)
             else to_jsonb(e) - 'buyer_id' - 'buyer_email' - 'buyer_confirmed_at' - 'buyer_mail_off' end
        order by e.created_at
      ), '[]')
      from public.enquiries e where e.id = any (asked || sold_to)
    ),
    'enquiry_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.enquiry_messages m where m.enquiry_id = any (asked || sold_to)
    ),
    'offers', (
      select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]')
      from public.offers o where o.enquiry_id = any (asked || sold_to)
    ),
    'reservations', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.reservations r where r.enquiry_id = any (asked || sold_to)
    ),
    'reservation_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) order by q.asked_at), '[]')
      from public.reservation_queue q where q.enquiry_id = any (asked || sold_to)
    ),
    'reservation_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.vehicle_id), '[]')
      from public.reservation_terms t join public.vehicles v on v.id = t.vehicle_id where v.seller_id = any (sellers)
    ),
    'held_messages', (
      select coalesce(jsonb_agg(to_jsonb(h) order by m.created_at), '[]')
      from public.held_messages h
      join public.enquiry_messages m on m.id = h.message_id
      join private.my_threads() mine on mine.id = m.enquiry_id and mine.side = m.sender
    ),
    'joined_enquiries', (
      select coalesce(jsonb_agg(to_jsonb(j)), '[]')
      from private.joined_enquiries j where j.enquiry_id = any (asked)
    ),
    'enquiry_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.enquiry_reports r
      join private.my_threads() mine on mine.id = r.enquiry_id and mine.side = r.reporter
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'enquiry_id', o.enquiry_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o
      join private.my_threads() mine on mine.id = o.enquiry_id and mine.side = o.recipient
    ),
    'saved_replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.saved_replies r where r.user_id = person
    ),
    'listing_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.listing_reports r where r.reporter_id = person
    ),
    'support_conversations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'visitor_hash' order by c.created_at), '[]')
      from public.support_conversations c where c.user_id = person
    ),
    'support_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.support_messages m
      join public.support_conversations c on c.id = m.conversation_id
      where c.user_id = person
    ),
    'staff_decisions', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'staff_id' - 'staff_name' - 'before'
          -- A reason that was not mailed is for staff alone.
          || case when d.case_kind = 'appeal' or private.is_told(d) or private.is_told(undone) then '{}'
            else '{"reason": null}' end::jsonb
        order by d.created_at
      ), '[]')
      from public.staff_decisions d left join public.staff_decisions undone on undone.id = d.undoes
      where d.id = any (decisions)
    ),
    'decision_appeals', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from public.decision_appeals a where a.decision_id = any (decisions)
    ),
    'staff_notes', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'staff_name' order by n.created_at), '[]')
      from public.staff_notes n
      left join public.support_conversations c on c.id = n.conversation_id
      where n.seller_id = any (sellers) or c.user_id = person
    ),
    'decision_mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'decision_id', o.decision_id, 'created_at', o.created_at, 'sent_at', o.sent_at
      ) order by o.created_at), '[]')
      from private.mail_outbox o where o.seller_id = any (sellers) or o.user_id = person
    ),
    'vehicle_prices', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'id' order by h.changed_at, h.id), '[]')
      from private.vehicle_prices h where h.seller_id = any (sellers)
    ),
    'advert_events', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'id' || jsonb_build_object('payload', e.payload::text) order by e.id
      ), '[]')
      from private.advert_events e where e.seller_id = any (sellers)
    ),
    'gone_adverts', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.gone_on, g.listing_id), '[]')
      from private.gone_adverts g where g.seller_id = any (sellers)
    ),
    'sale_checks', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'mail_id' order by v.created_at, v.id), '[]')
      from private.sale_checks c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'shown_photographs', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.listing_id, p.hash), '[]')
      from private.shown_photographs p where p.seller_id = any (sellers)
    ),
    'committed_valuations', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' order by c.id), '[]')
      from private.committed_valuations c join public.vehicles v on v.id = c.vehicle_id
      where v.seller_id = any (sellers)
    ),
    'stock_files', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.stock_files f where f.seller_id = any (sellers)
    ),
    'stock_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.stock_mappings m where m.seller_id = any (sellers)
    ),
    'stock_waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.stock_id), '[]')
      from public.stock_waiting w where w.seller_id = any (sellers)
    ),
    'stock_photos', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'claimed_until' order by p.vehicle_id, p.place, p.id), '[]')
      from private.stock_photos p where p.seller_id = any (sellers)
    ),
    'stock_feeds', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'claimed_until'), '[]')
      from private.stock_feeds f where f.seller_id = any (sellers)
    ),
    'stock_upload_addresses', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'token_hash'), '[]')
      from private.stock_upload_addresses a where a.seller_id = any (sellers)
    ),
    'stock_uploads', (
      select coalesce(jsonb_agg(to_jsonb(u) - 'claimed_until' - 'content' order by u.id), '[]')
      from private.stock_uploads u where u.seller_id = any (sellers)
    ),
    'stock_runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.finished_at), '[]')
      from private.stock_runs r where r.seller_id = any (sellers)
    ),
    'stock_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'after_hash' order by c.made_at, c.id), '[]')
      from private.stock_changes c where c.seller_id = any (sellers)
    ),
    'second_factors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
      ) order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = person
    )
  );
end;
$$;
