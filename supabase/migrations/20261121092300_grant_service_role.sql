-- The server's own key. Hosted projects grant this by default; stated, so as not to depend on it.
grant usage on schema public to service_role;
grant all on all tables in schema public to service_role;
grant execute on all functions in schema public to service_role;
grant execute on all functions in schema private to service_role;
