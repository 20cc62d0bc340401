-- Figures of the outbox for who watches the job that sends mails.
create function public.mail_figures()
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'due', (select count(*) from private.mail_outbox where sent_at is null and failed_at is null and due_at <= now()),
    'overdue_seconds', (
      select coalesce(extract(epoch from now() - min(due_at)), 0)::integer from private.mail_outbox
      where sent_at is null and failed_at is null and due_at <= now()
    ),
    'failed', (select count(*) from private.mail_outbox where failed_at is not null)
  );
$$;
comment on function public.mail_figures is
  'How many mails are due and since when, and how many failed for good in the last 30 days. For the server only.';
revoke all on function public.mail_figures from public, anon, authenticated;
grant execute on function public.mail_figures to service_role;
