-- Alone: a value added to a type cannot be used in the same transaction.
alter type public.mail_kind add value 'decision';
alter type public.mail_kind add value 'report_outcome';
