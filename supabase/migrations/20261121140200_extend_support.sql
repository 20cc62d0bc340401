-- One conversation for each visitor, found by the hash of what the visitor's browser keeps.
drop index public.support_conversations_visitor_hash_idx;
alter table public.support_conversations
  add constraint support_conversations_visitor_hash_key unique (visitor_hash);
create index support_conversations_updated_at_idx on public.support_conversations (updated_at);

alter table public.support_messages
  add column topics text[] not null default '{}',
  add constraint support_messages_topics_length check (cardinality(topics) <= 3);
comment on column public.support_messages.topics is
  'The help topics an answer was taken from, by their ids on the help page.';

create function public.open_support_conversation(p_visitor_hash text, p_user_id uuid default null)
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

  insert into public.support_conversations as kept (visitor_hash, user_id)
  values (p_visitor_hash, p_user_id)
  on conflict (visitor_hash) do update set user_id = coalesce(kept.user_id, excluded.user_id)
  returning id into conversation;
  return conversation;
end;
$$;
comment on function public.open_support_conversation is
  'The visitor''s conversation, made if there is none; forgets those a year old. For the server only.';
revoke all on function public.open_support_conversation from public, anon, authenticated;
grant execute on function public.open_support_conversation to service_role;
