set lock_timeout = '4s';

alter type public.mail_kind add value 'waiting_cars';
