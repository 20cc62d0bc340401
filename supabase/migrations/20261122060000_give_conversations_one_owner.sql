-- A conversation belongs to an account, or to the browser whose cookie has this hash; never to both, so
-- that a cookie left behind in a shared browser opens nothing of an account.
update public.support_conversations set visitor_hash = null where user_id is not null;
alter table public.support_conversations
  drop constraint support_conversations_somebodys,
  add constraint support_conversations_one_owner check (num_nonnulls(user_id, visitor_hash) = 1);

create or replace function public.open_support_conversation(
  p_visitor_hash text default null,
  p_user_id      uuid default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  conversation uuid;
begin
  -- What the privacy policy promises. Some on every call; skip locked, so that nobody waits.
  delete from public.support_conversations where id in (
    select c.id from public.support_conversations c
    where c.updated_at < now() - interval '12 months'
    limit 100 for update skip locked
  );

  if p_user_id is null then
    insert into public.support_conversations (user_id, visitor_hash)
    values (null, p_visitor_hash)
    -- An update that changes nothing returns the row that is there.
    on conflict (visitor_hash) do update set visitor_hash = excluded.visitor_hash
    returning id into conversation;
    return conversation;
  end if;

  -- Two first messages at the same time open one conversation.
  perform pg_advisory_xact_lock(hashtextextended('support ' || p_user_id, 0));
  select c.id into conversation from public.support_conversations c
  where c.user_id = p_user_id order by c.created_at, c.id limit 1;
  if not found then
    insert into public.support_conversations (user_id) values (p_user_id)
    returning id into conversation;
  end if;
  return conversation;
end;
$$;
comment on function public.open_support_conversation is
  'The account''s conversation, or without an account the visitor''s, made if there is none; forgets those a year old. For the server only.';

create function public.claim_support_conversation(p_visitor_hash text, p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  claimed public.support_conversations;
  own     uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('support ' || p_user_id, 0));
  select * into claimed from public.support_conversations c
  where c.visitor_hash = p_visitor_hash for update;
  if not found then
    return;
  end if;

  select c.id into own from public.support_conversations c
  where c.user_id = p_user_id order by c.created_at, c.id limit 1;
  if not found then
    update public.support_conversations set user_id = p_user_id, visitor_hash = null
    where id = claimed.id;
    return;
  end if;

  update public.support_messages set conversation_id = own where conversation_id = claimed.id;
  delete from public.support_conversations where id = claimed.id;
  -- Whoever waits for a person goes on waiting.
  update public.support_conversations
  set status = case when status = 'waiting' then status else claimed.status end
  where id = own;
end;
$$;
comment on function public.claim_support_conversation is
  'Makes a visitor''s conversation the account''s: its only one, or the end of the one it has. For the server only.';
revoke all on function public.claim_support_conversation from public, anon, authenticated;
grant execute on function public.claim_support_conversation to service_role;
