-- Defines shortlists: favourites shared by a secret address, and what its visitors, without an account, say of each vehicle.

create type public.shortlist_answer as enum ('yes', 'no');

-- The address is signed from the key on the server: the key alone opens nothing, and a new one ends the old address.
create table public.shared_shortlists (
  user_id    uuid        not null default auth.uid(),
  key        uuid        not null default gen_random_uuid(),
  show_notes boolean     not null default false,
  show_name  boolean     not null default false,
  created_at timestamptz not null default now(),
  constraint shared_shortlists_pkey         primary key (user_id),
  constraint shared_shortlists_key_key      unique (key),
  constraint shared_shortlists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table public.shared_shortlists
  is 'Personal data: for the user, and by the functions of the server for who has the address.';

alter table public.shared_shortlists enable row level security;
revoke all on table public.shared_shortlists from anon, authenticated;
grant select, delete, insert (show_notes, show_name), update (show_notes, show_name)
  on table public.shared_shortlists to authenticated;
grant all on table public.shared_shortlists to service_role;

create policy "People read their own shared shortlist"
  on public.shared_shortlists for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People share their own shortlist"
  on public.shared_shortlists for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "People change what their shared shortlist shows"
  on public.shared_shortlists for update to authenticated
  using (user_id = (select auth.uid()));

create policy "People stop sharing their own shortlist"
  on public.shared_shortlists for delete to authenticated
  using (user_id = (select auth.uid()));

-- One row for each visitor and vehicle. It goes with the favourite and with the shared shortlist.
create table public.shortlist_reactions (
  id           uuid        not null default gen_random_uuid(),
  user_id      uuid        not null,
  vehicle_id   uuid        not null,
  visitor_hash text        not null,
  visitor_name text,
  answer       public.shortlist_answer,
  body         text,
  reacted_at   timestamptz not null default now(),
  constraint shortlist_reactions_pkey              primary key (id),
  constraint shortlist_reactions_visitor_key       unique (user_id, vehicle_id, visitor_hash),
  constraint shortlist_reactions_user_id_fkey      foreign key (user_id)
    references public.shared_shortlists (user_id) on delete cascade,
  constraint shortlist_reactions_favourite_fkey    foreign key (user_id, vehicle_id)
    references public.favourites (user_id, vehicle_id) on delete cascade,
  constraint shortlist_reactions_visitor_hash_form check (visitor_hash ~ '^[0-9a-f]{64}$'),
  constraint shortlist_reactions_visitor_name_form
    check (char_length(visitor_name) between 1 and 40 and private.is_plain_name(visitor_name)),
  constraint shortlist_reactions_body_length       check (char_length(body) between 1 and 140),
  constraint shortlist_reactions_has_content       check (answer is not null or body is not null)
);
comment on table public.shortlist_reactions
  is 'Personal data: for the user who shares the shortlist. The hash of the visitor''s cookie is for the server alone.';

alter table public.shortlist_reactions enable row level security;
revoke all on table public.shortlist_reactions from anon, authenticated;
grant select (id, user_id, vehicle_id, visitor_name, answer, body, reacted_at), delete
  on table public.shortlist_reactions to authenticated;
grant all on table public.shortlist_reactions to service_role;

create policy "People read the reactions to their own shortlist"
  on public.shortlist_reactions for select to authenticated
  using (user_id = (select auth.uid()));

create policy "People delete the reactions to their own shortlist"
  on public.shortlist_reactions for delete to authenticated
  using (user_id = (select auth.uid()));

-- See public.renew_shortlist. For signed-in users. Definer: no client may choose a key.
create function private.renew_shortlist(p_seen uuid)
returns boolean
language sql security definer
set search_path = ''
as $$
  with renewed as (
    update public.shared_shortlists set key = gen_random_uuid()
    where user_id = (select auth.uid()) and key = p_seen
    returning user_id
  )
  select exists (select from renewed);
$$;
revoke all on function private.renew_shortlist from public;
grant execute on function private.renew_shortlist to authenticated, service_role;

create function public.renew_shortlist(p_seen uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.renew_shortlist(p_seen);
$$;
comment on function public.renew_shortlist
  is 'Gives the caller''s shared shortlist a new key in place of this one, so that the old address ends; the reactions '
  'stay. Returns false, and changes nothing, where it has another key already. For signed-in users.';
revoke all on function public.renew_shortlist from public, anon, authenticated;
grant execute on function public.renew_shortlist to authenticated, service_role;

-- See public.shared_shortlist. For the server. Definer: clients have no rights in schema auth.
create function private.shared_shortlist(p_key uuid)
returns table (user_id uuid, first_name text)
language sql stable security definer
set search_path = ''
as $$
  select s.user_id,
    case when s.show_name then substring(btrim(u.raw_user_meta_data ->> 'full_name') from '^\S{1,40}') end
  from public.shared_shortlists s
  join auth.users u on u.id = s.user_id
  where s.key = p_key;
$$;
revoke all on function private.shared_shortlist from public;
grant execute on function private.shared_shortlist to service_role;

create function public.shared_shortlist(p_key uuid)
returns table (user_id uuid, first_name text)
language sql stable
set search_path = ''
as $$
  select * from private.shared_shortlist(p_key);
$$;
comment on function public.shared_shortlist
  is 'Returns who shares the shortlist of this key, with the first name where they show it; nothing for any other key. '
  'For the server.';
revoke all on function public.shared_shortlist from public, anon, authenticated;
grant execute on function public.shared_shortlist to service_role;

-- Lists what anybody may see of the vehicles, as the server bypasses row-level security.
create function public.shared_shortlist_cars(p_key uuid, p_visitor_hash text)
returns table (
  vehicle_id     uuid,
  listing_status public.listing_status,
  seller_type    public.seller_type,
  make           text,
  model          text,
  "trim"         text,
  year           smallint,
  price          integer,
  mileage        integer,
  fuel_type      public.fuel_type,
  transmission   public.transmission_type,
  body_type      public.body_type,
  colour         public.vehicle_colour,
  location       text,
  outward_code   text,
  created_at     timestamptz,
  image_url      text,
  is_verified    boolean,
  value          integer,
  verdict        public.price_verdict,
  is_unbeaten    boolean,
  seats          smallint,
  write_off      public.write_off,
  is_reserved    boolean,
  note           text,
  visitor_name   text,
  answer         public.shortlist_answer,
  body           text
)
language sql stable
set search_path = ''
as $$
  select
    f.vehicle_id, v.listing_status, v.seller_type, make.name, model.name, v.trim, now.year, now.price,
    v.mileage, v.fuel_type, v.transmission, v.body_type, v.colour, v.location, v.outward_code,
    v.created_at, image.image_url, private.is_verified(v.price, valuation),
    valuation.value, coalesce(valuation.verdict, 'none'),
    coalesce(private.is_unbeaten(standing, model_standing), false), v.seats, v.write_off,
    private.reserved_until(v.id) is not null,
    f.note, reaction.visitor_name, reaction.answer, reaction.body
  from (
    select fav.user_id, fav.vehicle_id, fav.created_at,
      case when s.show_notes and fav.is_note_shared then fav.note end as note
    from public.shared_shortlists s join public.favourites fav on fav.user_id = s.user_id
    where s.key = p_key
    order by fav.created_at desc, fav.vehicle_id
    limit 100
  ) f
  -- Without a state the advert is held or was never public.
  left join private.saved_cars_now(array(
    select all_saved.vehicle_id
    from public.shared_shortlists s join public.favourites all_saved on all_saved.user_id = s.user_id
    where s.key = p_key
  )) as now on now.vehicle_id = f.vehicle_id and now.state is not null
  left join public.vehicles       v     on v.id = now.vehicle_id and v.listing_status in ('active', 'reserved', 'sold')
  left join public.vehicle_models model on model.id = now.model_id
  left join public.vehicle_makes  make  on make.id = model.make_id
  left join lateral (
    select i.image_url from public.vehicle_images i
    where i.vehicle_id = v.id
    order by i.is_primary desc, i.display_order, i.id
    limit 1
  ) image on true
  left join public.vehicle_valuations valuation on valuation.vehicle_id = v.id
  left join public.vehicle_standings standing on standing.vehicle_id = v.id
  left join public.model_standings model_standing on model_standing.model_id = standing.model_id
  left join public.shortlist_reactions reaction
    on reaction.user_id = f.user_id and reaction.vehicle_id = f.vehicle_id and reaction.visitor_hash = p_visitor_hash
  order by f.created_at desc, f.vehicle_id;
$$;
comment on function public.shared_shortlist_cars
  is 'Returns the newest 100 vehicles of the shortlist of this key, with this visitor''s own reactions and the notes '
  'that are shared; of a vehicle that was withdrawn only make, model, year and last price. For the server.';
revoke all on function public.shared_shortlist_cars from public, anon, authenticated;
grant execute on function public.shared_shortlist_cars to service_role;

create function public.react_to_shortlist(p_key uuid, p_vehicle_id uuid, p_visitor_hash text, p_changes jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  sharer  uuid;
  held    public.shortlist_reactions;
  changed public.shortlist_reactions;
begin
  -- The lock lets one reaction of a shortlist go at a time, so that its visitors are counted exactly.
  select s.user_id into sharer from public.shared_shortlists s where s.key = p_key for no key update;
  perform from public.favourites f
  where f.user_id = sharer and f.vehicle_id = p_vehicle_id for key share;
  if not found then
    return 'gone';
  end if;
  select * into held from public.shortlist_reactions r
  where r.user_id = sharer and r.visitor_hash = p_visitor_hash
  order by r.vehicle_id = p_vehicle_id desc limit 1;
  if held.id is null and 20 <= (
    select count(distinct r.visitor_hash) from public.shortlist_reactions r where r.user_id = sharer
  ) then
    return 'full';
  end if;

  changed.visitor_name := held.visitor_name;
  if held.vehicle_id = p_vehicle_id then
    changed.answer := held.answer;
    changed.body := held.body;
  end if;
  if p_changes ? 'answer' then
    changed.answer := p_changes ->> 'answer';
  end if;
  if p_changes ? 'body' then
    changed.body := p_changes ->> 'body';
  end if;
  if p_changes ? 'name' then
    changed.visitor_name := p_changes ->> 'name';
    update public.shortlist_reactions r set visitor_name = changed.visitor_name
    where r.user_id = sharer and r.visitor_hash = p_visitor_hash;
  end if;

  if changed.answer is null and changed.body is null then
    delete from public.shortlist_reactions r
    where r.user_id = sharer and r.vehicle_id = p_vehicle_id and r.visitor_hash = p_visitor_hash;
    return case when found then 'taken_back' else 'empty' end;
  end if;
  insert into public.shortlist_reactions (user_id, vehicle_id, visitor_hash, visitor_name, answer, body)
  values (sharer, p_vehicle_id, p_visitor_hash, changed.visitor_name, changed.answer, changed.body)
  on conflict on constraint shortlist_reactions_visitor_key do update
  set answer = excluded.answer, body = excluded.body, reacted_at = now();
  return 'saved';
end;
$$;
comment on function public.react_to_shortlist
  is 'Changes a visitor''s reaction to a vehicle of the shortlist of this key: the fields answer, body and name that '
  'p_changes has; the name goes with all reactions of the visitor. Without answer and body there is none. Returns '
  '''saved'', ''taken_back'', ''empty'' (there was none, and is none), ''gone'' (no such address, or no such vehicle in it) or ''full'' (20 other visitors). For the server.';
revoke all on function public.react_to_shortlist from public, anon, authenticated;
grant execute on function public.react_to_shortlist to service_role;
