-- Jobs may be started on several machines: one of them works, and another takes over when it stops. A lease, not a
-- session's advisory lock: neither the API nor a pooler in transaction mode has sessions to hold one.
create table private.job_leases (
  job        text        not null,
  runner     uuid        not null,
  expires_at timestamptz not null,
  constraint job_leases_pkey       primary key (job),
  constraint job_leases_job_length check (char_length(job) between 1 and 100)
);
comment on table private.job_leases is 'Which process runs a job, and until when it has said so.';
grant select, insert, update, delete on table private.job_leases to service_role;

create function public.take_job_lease(p_job text, p_runner uuid, p_seconds integer)
returns boolean
language sql
set search_path = ''
as $$
  with taken as (
    insert into private.job_leases as held (job, runner, expires_at)
    values (p_job, p_runner, now() + make_interval(secs => p_seconds))
    on conflict (job) do update set runner = excluded.runner, expires_at = excluded.expires_at
    where held.runner = excluded.runner or held.expires_at <= now()
    returning true
  )
  select exists (select from taken);
$$;
comment on function public.take_job_lease is
  'Takes or renews the lease of a job for p_seconds; false while another process has it. For the server only.';
revoke all on function public.take_job_lease from public, anon, authenticated;
grant execute on function public.take_job_lease to service_role;

create function public.release_job_lease(p_job text, p_runner uuid)
returns void
language sql
set search_path = ''
as $$
  delete from private.job_leases where job = p_job and runner = p_runner;
$$;
comment on function public.release_job_lease is
  'Gives up the lease of a job, if this process has it. For the server only.';
revoke all on function public.release_job_lease from public, anon, authenticated;
grant execute on function public.release_job_lease to service_role;
