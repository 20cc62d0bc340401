-- See public.staff_seller. Definer: reads what no client may.
create function private.staff_seller(p_id uuid)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'id', s.id, 'name', s.name, 'record', private.person_record(null, s.id),
      'contact', (select to_jsonb(c) - 'seller_id' - 'mail_off' from public.seller_contacts c where c.seller_id = s.id),
      'vehicles', (
        select coalesce(jsonb_agg(to_jsonb(car) order by car.created_at desc), '[]')
        from (
          select v.id, private.vehicle_label(v.id) as title, v.price, v.listing_status, v.taken_down_at,
            v.registration_number, v.created_at
          from public.vehicles v where v.seller_id = s.id order by v.created_at desc limit 100
        ) car
      ),
      'decisions', private.decisions_about(null, null, s.id),
      'notes', private.notes_about(s.id, null, null)
    )
    from public.sellers s where s.id = p_id
  );
end;
$$;
revoke all on function private.staff_seller from public;
grant execute on function private.staff_seller to authenticated;

create function public.staff_seller(p_id uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_seller(p_id);
$$;
comment on function public.staff_seller is
  'Returns a seller with record, contact details, listings, notes and decisions, or null. For staff.';
revoke all on function public.staff_seller from public, anon, authenticated;
grant execute on function public.staff_seller to authenticated;

create index vehicles_registration_number_idx on public.vehicles (registration_number);

-- See public.staff_search. Definer: reads what no client may.
create function private.staff_search(p_query text)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  query   constant text := btrim(p_query);
  plate   constant text := upper(regexp_replace(query, '[^A-Za-z0-9]', '', 'g'));
  -- The name as a pattern in which every sign stands for itself.
  pattern constant text := replace(replace(replace(lower(query), '\', '\\'), '%', '\%'), '_', '\_');
  wanted  uuid;
begin
  perform private.require_staff();
  if query ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    wanted := query::uuid;
  end if;
  return jsonb_build_object(
    'vehicles', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select v.id, private.vehicle_label(v.id) as title, v.price, v.listing_status, v.taken_down_at,
          v.registration_number, s.name as seller_name
        from public.vehicles v join public.sellers s on s.id = v.seller_id
        where v.id = wanted or (char_length(plate) between 2 and 8 and v.registration_number = plate)
        order by v.created_at desc limit 20
      ) hit
    ),
    'sellers', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select s.id, s.name, s.seller_type as type, s.location,
          (select count(*) from public.vehicles v where v.seller_id = s.id and v.listing_status = 'active') as for_sale
        from public.sellers s
        where s.id = wanted or (char_length(query) >= 2 and lower(s.name) like '%' || pattern || '%')
          or s.id in (select c.seller_id from public.seller_contacts c where lower(c.email) = lower(query))
          or s.user_id in (select u.id from auth.users u where lower(u.email) = lower(query))
        order by lower(s.name) limit 20
      ) hit
    ),
    'cases', (
      select coalesce(jsonb_agg(to_jsonb(hit)), '[]')
      from (
        select 'listing' as kind, coalesce(r.vehicle_id, r.id) as id, 'Report' as title from public.listing_reports r where r.id = wanted
        union
        select 'listing', f.vehicle_id, 'Flag' from public.listing_flags f where f.id = wanted
        union
        select 'enquiry', r.enquiry_id, 'Reported conversation' from public.enquiry_reports r where wanted in (r.id, r.enquiry_id)
        union
        select 'held_message', h.message_id, 'Message held back' from public.held_messages h where h.message_id = wanted
        union
        select 'application', a.id, 'Dealer application' from public.dealer_applications a where a.id = wanted
        union
        select 'conversation', c.id, 'LiveChat' from public.support_conversations c where c.id = wanted
        union
        select d.case_kind::text, d.case_id, 'Decision' from public.staff_decisions d where d.id = wanted
      ) hit
    )
  );
end;
$$;
revoke all on function private.staff_search from public;
grant execute on function private.staff_search to authenticated;

create function public.staff_search(p_query text)
returns jsonb
language sql stable
set search_path = ''
as $$
  select private.staff_search(p_query);
$$;
comment on function public.staff_search is
  'Returns {vehicles, sellers, cases}, at most 20 of each: by plate, name or e-mail address of a seller, or id. For staff.';
revoke all on function public.staff_search from public, anon, authenticated;
grant execute on function public.staff_search to authenticated;
