set lock_timeout = '4s';

-- Dealers are told when staff settle a name that their cars wait for; staff see how many names wait; a car that no file
-- has had for 90 days waits no more.
alter table public.stock_waiting add column seen_at timestamptz not null default now();
create index stock_waiting_seen_at_idx on public.stock_waiting (seen_at);

create or replace function private.wait_stock(p_cars jsonb)
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

create or replace function private.lacking_names()
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

create function private.tell_settled_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into private.mail_outbox (kind, seller_id, due_at)
  select distinct 'waiting_cars'::public.mail_kind, c.seller_id, now() + interval '10 minutes'
  from private.waiting_cars() c
  where c.state <> 'waiting'
    and case new.model_word
      when '' then c.make_word = new.make_word
      else private.name_word(c.make) = new.make_word and private.name_word(c.model) = new.model_word
    end
    and not exists (
      select from private.mail_outbox o
      where o.seller_id = c.seller_id and o.kind = 'waiting_cars' and o.sent_at is null and o.failed_at is null
    );
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

create or replace function private.reopen_catalogue_name(p_make_word text, p_model_word text)
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

comment on function public.reopen_catalogue_name
  is 'Takes back that a name is the same as another or refused; what is added to the catalogue stays: P0002. For staff.';

create or replace function public.forget_stock_files(p_limit integer default 100)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.stock_files where id in (
    select f.id from public.stock_files f
    where f.created_at < now() - interval '1 hour' limit p_limit for update skip locked
  );
  get diagnostics forgotten = row_count;
  delete from public.stock_waiting w where (w.seller_id, w.stock_id) in (
    select o.seller_id, o.stock_id from public.stock_waiting o
    where o.seen_at < now() - interval '90 days' limit p_limit for update skip locked
  );
  return forgotten;
end;
$$;
comment on function public.forget_stock_files
  is 'Deletes at most p_limit stock files that are older than an hour, and as many cars that wait for a name and were in no '
  'file for 90 days; returns how many files. For the server only.';

create or replace function private.mail_content(p_mail private.mail_outbox)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return case
    when p_mail.saved_search_id is not null then private.search_mail_of(p_mail)
    when p_mail.kind in ('still_for_sale', 'listing_archived') then private.sale_check_mail_of(p_mail)
    when p_mail.kind = 'favourite_changes' then private.favourite_changes_mail_of(p_mail)
    when p_mail.kind = 'stock_feed' then private.stock_feed_mail_of(p_mail)
    when p_mail.kind = 'waiting_cars' then private.waiting_mail_of(p_mail)
    when p_mail.decision_id is not null then private.decision_mail_of(p_mail)
    when p_mail.kind = 'enquiry_link' then private.enquiry_link_mail_of(p_mail)
    else private.enquiry_mail_of(p_mail)
  end;
end;
$$;

create or replace function private.staff_queue()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'cases', coalesce(
        jsonb_agg(to_jsonb(shown) - '{place,nth,total}'::text[] order by shown.place, shown.nth), '[]'
      ),
      'total', coalesce(max(shown.total), 0),
      -- Counts the decisions of the day in London, without those undone.
      'decided_today', (
        select count(*) from public.staff_decisions d
        where d.created_at >= date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London'
          and d.decision not in ('undone', 'held')
          and not exists (select from public.staff_decisions u where u.undoes = d.id)
      ),
      'names', (select count(*) from private.lacking_names())
    )
    from (
      select c.*,
        array_position(
          array['conversation', 'appeal', 'listing', 'enquiry', 'held_message', 'application']::public.case_kind[], c.kind
        ) as place,
        row_number() over (partition by c.kind order by c.urgent desc, c.since, c.id) as nth,
        count(*) over () as total
      from (
        select o.*, o.reasons && '{fraud,suspected_scam}' or private.sounds_urgent(o.first_line) as urgent
        from private.open_cases() o
      ) c
    ) shown
    where shown.nth <= 200
  );
end;
$$;

comment on function public.staff_queue
  is 'Returns {cases, total, decided_today, names}: the open cases, at most 200 of each kind, conversations and appeals '
  'first; of a kind the urgent first, then the oldest; how many names cars wait for. For staff.';
