-- The files of cars that dealers send, kept for an hour while they are checked and listed, and the headings a dealer uses.

create table public.stock_files (
  id         uuid        not null default gen_random_uuid(),
  seller_id  uuid        not null,
  -- The file's name or address.
  source     text        not null,
  -- {headings: text[], rows: text[][]}, as the file has them.
  content    jsonb       not null,
  -- The heading of the file by the name of our column.
  mapping    jsonb       not null default '{}',
  -- What became of its cars, once it was listed.
  result     jsonb,
  created_at timestamptz not null default now(),
  constraint stock_files_pkey           primary key (id),
  constraint stock_files_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_files_source_length  check (char_length(source) between 1 and 300),
  -- The longest file is 5 MB; as JSON it is longer.
  constraint stock_files_content_size   check (octet_length(content::text) <= 16 * 1024 * 1024),
  constraint stock_files_content_shape  check (
    jsonb_typeof(content -> 'headings') = 'array' and jsonb_typeof(content -> 'rows') = 'array'
    -- 3,000 cars, and the empty rows between them.
    and jsonb_array_length(content -> 'rows') <= 12000
  ),
  constraint stock_files_mapping_size   check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 20000),
  constraint stock_files_result_size    check (jsonb_typeof(result) = 'object' and octet_length(result::text) <= 100000)
);
comment on table public.stock_files is
  'Personal data: the stock files of a dealer, for an hour and for themselves only.';
create index stock_files_seller_id_idx on public.stock_files (seller_id, created_at);
create index stock_files_created_at_idx on public.stock_files (created_at);

alter table public.stock_files enable row level security;
revoke all on table public.stock_files from anon, authenticated;
grant select, insert (seller_id, source, content, mapping), update (mapping, result), delete
  on table public.stock_files to authenticated;

create policy "Dealers read their own stock files for an hour"
  on public.stock_files for select to authenticated
  using (seller_id in (select private.my_seller_ids()) and created_at > now() - interval '1 hour');

create policy "Dealers send stock files"
  on public.stock_files for insert to authenticated
  with check (
    seller_id in (select private.my_seller_ids())
    and exists (select from public.sellers s where s.id = seller_id and s.seller_type <> 'private')
  );

create policy "Dealers change their own stock files"
  on public.stock_files for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

create policy "Dealers discard their own stock files"
  on public.stock_files for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));

create function public.forget_stock_files(p_limit integer default 100)
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
  return forgotten;
end;
$$;
comment on function public.forget_stock_files is
  'Deletes at most p_limit stock files that are older than an hour; returns how many. For the server only.';
revoke all on function public.forget_stock_files from public, anon, authenticated;
grant execute on function public.forget_stock_files to service_role;

-- Trigger: keeps the last four files of a seller besides the new one, and none of anybody's after an hour. Of two files at
-- a time, the second waits for the first. Definer: deletes other sellers' old files too.
create function private.forget_older_stock_files()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stock files of ' || new.seller_id, 0));
  perform public.forget_stock_files(20);
  delete from public.stock_files where id in (
    select f.id from public.stock_files f where f.seller_id = new.seller_id
    order by f.created_at desc, f.id offset 4
  );
  return new;
end;
$$;
revoke all on function private.forget_older_stock_files() from public;

create trigger forget_older_stock_files
  before insert on public.stock_files
  for each row execute function private.forget_older_stock_files();

-- A seller's headings, kept for the next file.
create table public.stock_mappings (
  seller_id uuid  not null,
  mapping   jsonb not null,
  constraint stock_mappings_pkey           primary key (seller_id),
  constraint stock_mappings_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_mappings_mapping_size   check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 20000)
);
comment on table public.stock_mappings is
  'Personal data: the headings of a dealer''s stock files, for themselves only.';

alter table public.stock_mappings enable row level security;
revoke all on table public.stock_mappings from anon, authenticated;
grant select, insert (seller_id, mapping), update (seller_id, mapping) on table public.stock_mappings to authenticated;

create policy "Sellers read their own headings"
  on public.stock_mappings for select to authenticated
  using (seller_id in (select private.my_seller_ids()));

create policy "Sellers keep their headings"
  on public.stock_mappings for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own headings"
  on public.stock_mappings for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

-- 'Download my data' holds both.
alter function private.my_data() rename to my_data_without_stock_files;
revoke execute on function private.my_data_without_stock_files() from authenticated;

create function private.my_data()
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.my_data_without_stock_files() || jsonb_build_object(
    'stock_files', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.stock_files f where f.seller_id in (select private.my_seller_ids())
    ),
    'stock_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.stock_mappings m where m.seller_id in (select private.my_seller_ids())
    )
  );
$$;
revoke all on function private.my_data() from public;
grant execute on function private.my_data() to authenticated;
