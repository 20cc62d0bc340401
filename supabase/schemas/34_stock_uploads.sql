-- Defines the addresses to which dealers' systems send stock files, and the files that wait for their run.

-- A dealer's upload address, to which their system sends files. Its token is shown once: the hash alone is kept.
create table private.stock_upload_addresses (
  seller_id    uuid        not null,
  token_hash   text        not null,
  -- The dealer's consent that cars which a file lacks are withdrawn.
  may_withdraw boolean     not null default false,
  made_at      timestamptz not null default now(),
  -- When the last file came; null before the first.
  received_at  timestamptz,
  -- Why the last file changed nothing; null if it was run.
  last_problem text,
  constraint stock_upload_addresses_pkey           primary key (seller_id),
  constraint stock_upload_addresses_token_hash_key unique (token_hash),
  constraint stock_upload_addresses_seller_id_fkey foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint stock_upload_addresses_hash_form      check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table private.stock_upload_addresses is
  'Personal data: that a dealer''s system may send files, with the hash of the address.';

alter table private.stock_upload_addresses enable row level security;
grant select, insert, update, delete on table private.stock_upload_addresses to service_role;

-- The files that wait for their run, which deletes them. They go with their address.
create table private.stock_uploads (
  id            bigint      not null generated always as identity,
  seller_id     uuid        not null,
  source        text        not null,
  -- Compressed.
  content       bytea       not null,
  received_at   timestamptz not null default now(),
  tries         smallint    not null default 0,
  claimed_until timestamptz,
  constraint stock_uploads_pkey           primary key (id),
  constraint stock_uploads_seller_id_fkey foreign key (seller_id)
    references private.stock_upload_addresses (seller_id) on delete cascade,
  constraint stock_uploads_source_length  check (char_length(source) between 1 and 300),
  constraint stock_uploads_content_size   check (octet_length(content) <= 11 * 1024 * 1024)
);
comment on table private.stock_uploads is 'Personal data: files that dealers'' systems sent, until they are run.';

create index stock_uploads_seller_id_idx on private.stock_uploads (seller_id, id);

alter table private.stock_uploads enable row level security;
grant select, insert, update, delete on table private.stock_uploads to service_role;

-- See public.save_stock_upload. Definer: the table is private; only the row of the caller. No client may choose a token.
create function private.save_stock_upload(p_may_withdraw boolean, p_is_new boolean)
returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  dealer constant uuid := private.calling_dealer();
  token  constant text := replace(gen_random_uuid()::text || gen_random_uuid(), '-', '');
begin
  if not p_is_new then
    update private.stock_upload_addresses set may_withdraw = p_may_withdraw where seller_id = dealer;
    return null;
  end if;
  insert into private.stock_upload_addresses as a (seller_id, token_hash, may_withdraw)
  values (dealer, encode(sha256(convert_to(token, 'UTF8')), 'hex'), coalesce(p_may_withdraw, false))
  on conflict (seller_id) do update set
    token_hash = excluded.token_hash, made_at = now(), may_withdraw = coalesce(p_may_withdraw, a.may_withdraw);
  return token;
end;
$$;
revoke all on function private.save_stock_upload from public;
grant execute on function private.save_stock_upload to authenticated;

create function public.save_stock_upload(p_may_withdraw boolean, p_is_new boolean)
returns text
language sql
set search_path = ''
as $$
  select private.save_stock_upload(p_may_withdraw, p_is_new);
$$;
comment on function public.save_stock_upload
  is 'Keeps what files that the caller''s system sends may do (null: as before). With p_is_new makes the upload address, or '
  'another that ends the one before, and returns its token, which is not kept. For dealers.';
revoke all on function public.save_stock_upload from public, anon, authenticated;
grant execute on function public.save_stock_upload to authenticated, service_role;

-- See public.remove_stock_upload. Definer: the table is private; only the row of the caller.
create function private.remove_stock_upload()
returns void
language sql security definer
set search_path = ''
as $$
  delete from private.stock_upload_addresses where seller_id in (select private.my_seller_ids());
$$;
revoke all on function private.remove_stock_upload from public;
grant execute on function private.remove_stock_upload to authenticated;

create function public.remove_stock_upload()
returns void
language sql
set search_path = ''
as $$
  select private.remove_stock_upload();
$$;
comment on function public.remove_stock_upload
  is 'Ends the caller''s upload address, with files that wait; the history of its runs stays. For signed-in users.';
revoke all on function public.remove_stock_upload from public, anon, authenticated;
grant execute on function public.remove_stock_upload to authenticated, service_role;

create function public.stock_upload_seller(p_token_hash text)
returns uuid
language sql stable
set search_path = ''
as $$
  select a.seller_id from private.stock_upload_addresses a join public.sellers s on s.id = a.seller_id
  where a.token_hash = p_token_hash and s.seller_type <> 'private' and s.user_id is not null;
$$;
comment on function public.stock_upload_seller
  is 'Returns the dealer of an upload address by the hash of its token, or null. For the server only.';
revoke all on function public.stock_upload_seller from public, anon, authenticated;
grant execute on function public.stock_upload_seller to service_role;

create function public.queue_stock_upload(p_token_hash text, p_source text, p_content text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  dealer uuid;
begin
  -- Locks the address: files are run in the order in which they take it.
  select a.seller_id into dealer from private.stock_upload_addresses a
  where a.token_hash = p_token_hash and a.seller_id = public.stock_upload_seller(p_token_hash) for update;
  if not found then
    return 'gone';
  end if;
  if (select count(*) from private.stock_uploads u where u.seller_id = dealer) >= 5 then
    return 'full';
  end if;
  insert into private.stock_uploads (seller_id, source, content) values (dealer, p_source, decode(p_content, 'base64'));
  update private.stock_upload_addresses set received_at = now() where seller_id = dealer;
  return 'queued';
end;
$$;
comment on function public.queue_stock_upload
  is 'Queues a compressed file, in base64, of a dealer''s system. Returns queued; gone for an address that ended, and full '
  'while five wait. For the server only.';
revoke all on function public.queue_stock_upload from public, anon, authenticated;
grant execute on function public.queue_stock_upload to service_role;

create function public.claim_stock_upload()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  file private.stock_uploads;
begin
  -- The first of a dealer whose turn it is: a later one waits until it is settled.
  select u.* into file from private.stock_uploads u join public.sellers s on s.id = u.seller_id
  where s.seller_type <> 'private' and s.user_id is not null and (u.claimed_until is null or u.claimed_until < now())
    and not exists (select from private.stock_uploads e where e.seller_id = u.seller_id and e.id < u.id)
  order by u.id limit 1 for update of u skip locked;
  if not found then
    return null;
  end if;
  update private.stock_uploads set claimed_until = now() + interval '15 minutes', tries = tries + 1
  where id = file.id returning * into file;
  return (
    select jsonb_build_object(
      'id', file.id, 'seller', file.seller_id, 'source', file.source, 'may_withdraw', a.may_withdraw, 'tries', file.tries,
      'content', encode(file.content, 'base64'),
      'mapping', coalesce(m.mapping, '{}'), 'meanings', coalesce(m.meanings, '{}'),
      'last_cars', (
        select r.cars from private.stock_runs r
        where r.seller_id = file.seller_id and r.counts is not null order by r.finished_at desc, r.id limit 1
      )
    )
    from private.stock_upload_addresses a left join public.stock_mappings m on m.seller_id = a.seller_id
    where a.seller_id = file.seller_id
  );
end;
$$;
comment on function public.claim_stock_upload
  is 'Takes the file that waits longest, one of each dealer at a time, for 15 minutes and returns {id, seller, source, '
  'content, may_withdraw, tries, mapping, meanings, last_cars}, or null. For the server only.';
revoke all on function public.claim_stock_upload from public, anon, authenticated;
grant execute on function public.claim_stock_upload to service_role;

create function public.settle_stock_upload(
  p_id bigint, p_seller_id uuid, p_source text, p_cars integer, p_counts jsonb, p_problems jsonb, p_problem text, p_detail text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  before text;
begin
  delete from private.stock_uploads where id = p_id;
  insert into private.stock_runs (seller_id, source, is_nightly, is_pushed, cars, counts, problems, problem, detail)
  values (p_seller_id, p_source, false, true, p_cars, p_counts, p_problems, p_problem, p_detail);
  select a.last_problem into before from private.stock_upload_addresses a where a.seller_id = p_seller_id for update;
  update private.stock_upload_addresses set last_problem = p_problem where seller_id = p_seller_id;
  -- A person is told once of what needs them, not with every file; of an address that ended meanwhile not at all.
  if found and p_problem is not null and p_problem is distinct from before then
    insert into private.mail_outbox (kind, seller_id) values ('stock_feed', p_seller_id);
  end if;
end;
$$;
comment on function public.settle_stock_upload
  is 'Stores what a sent file did, or why it changed nothing, and deletes it: its dealer is then mailed, unless the last '
  'file had the same problem. For the server only.';
revoke all on function public.settle_stock_upload from public, anon, authenticated;
grant execute on function public.settle_stock_upload to service_role;
