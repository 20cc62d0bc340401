create type public.listing_status as enum ('draft', 'active', 'reserved', 'sold', 'archived');

create type public.fuel_type as enum (
  'petrol', 'diesel', 'electric', 'hybrid', 'plug_in_hybrid', 'hydrogen'
);

create type public.transmission_type as enum ('manual', 'automatic', 'semi_automatic');

create type public.body_type as enum (
  'hatchback', 'sedan', 'suv', 'estate', 'coupe', 'convertible', 'mpv', 'pickup', 'van'
);

create type public.vehicle_condition as enum ('excellent', 'very_good', 'good', 'fair', 'poor');

create type public.vehicle_colour as enum (
  'black', 'white', 'silver', 'grey', 'blue', 'red', 'green',
  'orange', 'yellow', 'brown', 'beige', 'gold', 'purple', 'bronze'
);

create type public.service_history as enum ('full', 'partial', 'none');

create type public.seller_type as enum ('private', 'dealer', 'verified_dealer');

create type public.enquiry_party as enum ('buyer', 'seller');

create type public.application_status as enum ('pending', 'approved', 'rejected');

create type public.report_reason as enum ('misleading', 'fraud', 'sold', 'duplicate', 'other');

create type public.report_status as enum ('open', 'resolved', 'dismissed');

create type public.support_status as enum ('open', 'waiting', 'closed');

create type public.support_author as enum ('visitor', 'assistant', 'staff');
