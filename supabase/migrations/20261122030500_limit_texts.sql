-- Names are shown to others: no control, zero-width or bidirectional characters, which hide or
-- reorder what stands beside them; joiners (200c, 200d) only among others, as in emoji.
-- lib/full-name.ts takes the same ones out.
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

alter table public.sellers
  add constraint sellers_name_plain check (private.is_plain_name(name));
alter table public.enquiries
  add constraint enquiries_buyer_name_plain check (private.is_plain_name(buyer_name));
alter table public.dealer_applications
  add constraint dealer_applications_company_name_plain check (private.is_plain_name(company_name));

-- A person's metadata travels in every session cookie: more than this and the browser's requests are
-- refused for their length. Definer: the authentication service has no rights in schema private.
create function private.check_user_metadata()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096
     or not private.is_plain_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')) then
    raise exception 'These user metadata cannot be saved' using errcode = '23514';
  end if;
  return new;
end;
$$;
revoke all on function private.check_user_metadata() from public;

create trigger check_user_metadata_inserted
  before insert on auth.users
  for each row execute function private.check_user_metadata();
create trigger check_user_metadata_updated
  before update of raw_user_meta_data on auth.users
  for each row
  when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.check_user_metadata();

-- One path of this site, or https: a backslash is a slash to a browser.
alter table public.vehicle_images
  drop constraint vehicle_images_image_url_format,
  add constraint vehicle_images_image_url_format check (
    image_url ~ '^(https://[^/\s\\"<>]|/[^/\s\\"<>])[^\s\\"<>]*$' and char_length(image_url) <= 2048
  );
