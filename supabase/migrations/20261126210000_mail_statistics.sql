-- Statistics of the outbox for who watches the job that sends mails.
create function public.mail_statistics()
returns jsonb
language sql stable
set search_path = ''
as $$
  with mail as (
    select created_at, due_at, failed_at is not null as is_failed, failed_at is null and due_at <= now() as is_due,
      -- Not one that is being sent for the first time.
      failed_at is null and attempts > 0 and coalesce(claimed_until, now()) <= now() as is_retrying
    from private.mail_outbox
    where sent_at is null
  )
  select jsonb_build_object(
    'due', count(*) filter (where is_due),
    'overdue_seconds', coalesce(extract(epoch from now() - min(due_at) filter (where is_due)), 0)::integer,
    'retrying', count(*) filter (where is_retrying),
    'retrying_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where is_retrying)), 0)::integer,
    'failed', count(*) filter (where is_failed)
  )
  from mail;
$$;
comment on function public.mail_statistics is
  'How many mails are due, since when, how many have been tried in vain, the age of the oldest of them, and how many were given up in the last 30 days. For the server only.';
revoke all on function public.mail_statistics from public, anon, authenticated;
grant execute on function public.mail_statistics to service_role;
