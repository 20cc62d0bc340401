/**
 * The access of each person to each kind of row. A cell has four places: Select, Insert, Update, Delete.
 *   a letter  allowed
 *   -         no row is reached or accepted: row-level security says no
 *   .         not granted: refused before any row is looked at
 *   !         allowed, but there is one already
 * `owner` is the person who owns the row, `seller` another person who sells, `no sub` a valid token
 * without a user. An inserted row belongs to the owner, or (favourites, saved replies, reports,
 * sellers) to the person who inserts it.
 */
export const TABLE = `
subject                         | anon | owner | other | seller | staff | no sub
outcodes                        | S... | S...  | S...  | S...   | S...  | S...
places                          | S... | S...  | S...  | S...   | S...  | S...
landing_towns                   | S... | S...  | S...  | S...   | S...  | S...
landing_pages                   | S... | S...  | S...  | S...   | S...  | S...
sitemap_parts                   | S... | S...  | S...  | S...   | S...  | S...
vehicle_makes                   | S... | S...  | S...  | S...   | S...  | S...
valuation_commitments           | S... | S...  | S...  | S...   | S...  | S...
valuation_groups                | S... | S...  | S...  | S...   | S...  | S...
vehicle_models                  | S... | S...  | S...  | S...   | S...  | S...
profiles                        | .... | S.U.  | -.-.  | -.-.   | -.-.  | -.-.
sellers, who sell               | S... | S!U.  | SI-.  | S!-.   | SI-.  | S--.
sellers, who do not             | -... | S!U.  | -I-.  | -!-.   | SI-.  | ---.
seller_contacts                 | .... | S!UD  | ----  | ----   | S---  | ----
vehicles, for sale              | S... | SIUD  | S---  | S---   | S---  | S---
vehicles, a draft               | -... | SIUD  | ----  | ----   | S---  | ----
vehicles, sold                  | -... | SIUD  | ----  | ----   | S---  | ----
vehicles, sold, of who saved it | -... | S---  | ----  | ----   | S---  | ----
vehicles, a draft, of the same  | -... | ----  | ----  | ----   | S---  | ----
vehicles, taken down            | -... | SIU-  | ----  | ----   | S---  | ----
vehicles, taken down, saved     | -... | ----  | ----  | ----   | S---  | ----
vehicles, archived, saved       | -... | ----  | ----  | ----   | S---  | ----
vehicles, reported              | -... | SIU-  | ----  | ----   | S---  | ----
vehicle_images, for sale        | S... | S.UD  | S.--  | S.--   | S.--  | S.--
vehicle_images, of a draft      | -... | S.UD  | -.--  | -.--   | S.--  | -.--
vehicle_private                 | .... | SIUD  | ----  | ----   | S---  | ----
vehicle_valuations, for sale    | S... | S...  | S...  | S...   | S...  | S...
vehicle_valuations, of a draft  | -... | S...  | -...  | -...   | S...  | -...
vehicle_running_costs, for sale | S... | S...  | S...  | S...   | S...  | S...
vehicle_running_costs, of draft | -... | S...  | -...  | -...   | S...  | -...
own_stock_fits                  | .... | ....  | ....  | ....   | ....  | ....
vehicle_standings               | S... | S...  | S...  | S...   | S...  | S...
model_standings                 | S... | S...  | S...  | S...   | S...  | S...
listing_transitions             | .... | S...  | S...  | S...   | S...  | S...
vehicle_departures              | S... | S...  | S...  | S...   | S...  | S...
vehicle_departures, of a draft  | -... | -...  | -...  | -...   | -...  | -...
registry_records                | .... | ....  | ....  | ....   | ....  | ....
registry_failures               | .... | ....  | ....  | ....   | ....  | ....
vehicle_views                   | .... | S...  | -...  | -...   | S...  | -...
favourites                      | .... | SIUD  | -I--  | -I--   | -I--  | ----
favourites, of a draft          | .... | SIUD  | ----  | ----   | -I--  | ----
favourites, of no vehicle       | .... | S-UD  | ----  | ----   | ----  | ----
shared_shortlists               | .... | S!UD  | -I--  | -I--   | -I--  | ----
shortlist_reactions             | .... | S..D  | -..-  | -..-   | -..-  | -..-
saved_searches                  | .... | S.UD  | -.--  | -.--   | -.--  | -.--
saved_search_matches            | .... | S.U.  | -.-.  | -.-.   | -.-.  | -.-.
valuations                      | .... | S..D  | -..-  | -..-   | -..-  | -..-
enquiries, of the buyer         | .... | S...  | -...  | -...   | -...  | -...
enquiries, of the seller        | .... | S...  | -...  | -...   | -...  | -...
enquiries, reported             | .... | S...  | -...  | -...   | S...  | -...
enquiries, of a guest           | .... | S...  | -...  | -...   | -...  | -...
enquiries, not confirmed        | .... | -...  | -...  | -...   | -...  | -...
enquiry_messages, to the buyer  | .... | S...  | -...  | -...   | -...  | -...
enquiry_messages, to the seller | .... | S...  | -...  | -...   | -...  | -...
enquiry_messages, reported      | .... | S...  | -...  | -...   | S...  | -...
offers, of the buyer            | .... | S...  | -...  | -...   | -...  | -...
offers, of the seller           | .... | S...  | -...  | -...   | -...  | -...
offers, reported                | .... | S...  | -...  | -...   | S...  | -...
reservations                    | .... | S...  | -...  | -...   | -...  | -...
reservation_queue               | .... | S...  | -...  | -...   | -...  | -...
reservation_terms               | .... | SIUD  | ----  | ----   | ----  | ----
held_messages, by their sender  | .... | -...  | -...  | -...   | S...  | -...
enquiry_reports, by the buyer   | .... | -...  | -...  | -...   | S...  | -...
saved_replies                   | .... | SI.D  | -I.-  | -I.-   | -I.-  | --.-
dealer_applications             | .... | SI..  | --..  | --..   | S-..  | --..
listing_reports                 | .... | SI..  | -I..  | -I..   | SI..  | --..
listing_reports, of a draft     | .... | SI..  | --..  | --..   | SI..  | --..
listing_flags                   | .... | -...  | -...  | -...   | S...  | -...
support_conversations           | .... | S...  | -...  | -...   | S...  | -...
support_messages                | .... | S...  | -...  | -...   | S...  | -...
staff_decisions                 | .... | -...  | -...  | -...   | S...  | -...
decision_appeals                | .... | -...  | -...  | -...   | S...  | -...
staff_notes                     | .... | -...  | -...  | -...   | S...  | -...
stock_files                     | .... | SIUD  | ----  | ----   | ----  | ----
stock_files, of no dealer       | .... | S-UD  | ----  | ----   | ----  | ----
stock_waiting                   | .... | S...  | -...  | -...   | -...  | -...
stock_mappings                  | .... | S!U.  | ---.  | ---.   | ---.  | ---.
`.trim();

/** Rows that a statement without any condition reaches: one's own, and never another's. */
export const BLIND = `
statement                       | anon | owner | other | seller | staff | no sub
update profiles                 | .    | 1     | 1     | 1      | 1     | 0
update sellers                  | .    | 1     | 0     | 1      | 0     | 0
update seller_contacts          | .    | 1     | 0     | 0      | 0     | 0
delete seller_contacts          | .    | 1     | 0     | 0      | 0     | 0
update vehicles                 | .    | 8     | 0     | 1      | 0     | 0
delete vehicles                 | .    | 6     | 0     | 1      | 0     | 0
update vehicle_images           | .    | 2     | 0     | 0      | 0     | 0
delete vehicle_images           | .    | 2     | 0     | 0      | 0     | 0
update vehicle_private          | .    | 1     | 0     | 0      | 0     | 0
delete vehicle_private          | .    | 1     | 0     | 0      | 0     | 0
update favourites               | .    | 1     | 0     | 0      | 0     | 0
delete favourites               | .    | 1     | 0     | 0      | 0     | 0
update shared_shortlists        | .    | 1     | 0     | 0      | 0     | 0
delete shared_shortlists        | .    | 1     | 0     | 0      | 0     | 0
delete shortlist_reactions      | .    | 1     | 0     | 0      | 0     | 0
update saved_searches           | .    | 1     | 0     | 0      | 0     | 0
delete saved_searches           | .    | 1     | 0     | 0      | 0     | 0
update saved_search_matches     | .    | 1     | 0     | 0      | 0     | 0
delete valuations               | .    | 1     | 0     | 0      | 0     | 0
update reservation_terms        | .    | 1     | 0     | 0      | 0     | 0
delete reservation_terms        | .    | 1     | 0     | 0      | 0     | 0
delete saved_replies            | .    | 1     | 0     | 0      | 0     | 0
update stock_files              | .    | 1     | 0     | 0      | 0     | 0
delete stock_files              | .    | 1     | 0     | 0      | 0     | 0
update stock_mappings           | .    | 1     | 0     | 0      | 0     | 0
`.trim();

/** Columns that a signed-in client, staff too, may write; strangers may write none. */
export const WRITABLE: Record<string, { insert?: string; update?: string }> = {
  profiles: { update: 'email_notifications favourite_alerts' },
  sellers: {
    insert: 'name about location outward_code',
    update: 'name about location outward_code',
  },
  seller_contacts: { insert: 'seller_id phone email postcode', update: 'phone email postcode' },
  vehicles: {
    insert: `seller_id make_id model_id trim year price mileage fuel_type transmission body_type condition
      engine_size doors seats colour owners service_history mot_expiry registration_number registration_is_public description
      features location outward_code listing_status write_off keys v5c_in_name finance_owed is_import is_first_owner`,
    update: `make_id model_id trim year price mileage fuel_type transmission body_type condition
      engine_size doors seats colour owners service_history mot_expiry registration_number registration_is_public description
      features location outward_code listing_status write_off keys v5c_in_name finance_owed is_import is_first_owner`,
  },
  vehicle_images: { update: 'is_primary display_order' },
  vehicle_private: {
    insert: 'vehicle_id postcode vin sold_price stock_id',
    update: 'postcode vin sold_price stock_id',
  },
  favourites: { insert: 'vehicle_id', update: 'note is_note_shared' },
  shared_shortlists: { insert: 'show_notes show_name', update: 'show_notes show_name' },
  saved_searches: { update: 'name frequency is_paused feed_token' },
  saved_search_matches: { update: 'seen_at' },
  reservation_terms: { insert: 'vehicle_id hours', update: 'vehicle_id hours' },
  saved_replies: { insert: 'body' },
  dealer_applications: { insert: 'seller_id company_name company_number message' },
  listing_reports: { insert: 'vehicle_id reason details is_repeat' },
  stock_files: { insert: 'seller_id source content mapping', update: 'mapping result' },
  stock_mappings: { insert: 'seller_id mapping meanings', update: 'seller_id mapping meanings' },
};

/** Columns that no client reads, not even the person they are about. */
export const UNREADABLE = [
  'enquiries.buyer_confirmed_at',
  'enquiries.buyer_email',
  'enquiries.buyer_id',
  'enquiries.buyer_mail_off',
  'enquiries.seller_replied_at',
  'enquiry_messages.mail_id',
  'own_stock_fits.adverts',
  'own_stock_fits.fitted_on',
  'own_stock_fits.scores',
  'own_stock_fits.steps',
  'registry_failures.failed_at',
  'registry_failures.reason',
  'registry_failures.registry',
  'registry_records.fetched_at',
  'registry_records.is_made_up',
  'registry_records.record',
  'registry_records.registration_number',
  'registry_records.registry',
  'saved_search_matches.mail_id',
  'seller_contacts.mail_off',
  'sellers.is_made_up',
  'sellers.updated_at',
  'sellers.user_id',
  'shortlist_reactions.visitor_hash',
  'support_conversations.visitor_hash',
  'vehicle_departures.body_type',
  'vehicle_departures.price',
  'vehicles.registration_number',
];

/** Every function that clients may call, by schema; those in `private` cannot be reached by the API. */
export const CALLABLE = {
  'anon public': `advert_chain advert_history advert_openings advert_roots comparable_vehicles find_places held_vehicle is_verified landing_page market_position model_adverts opened_valuations price_history promoted_vehicles search_facets search_vehicles search_vocabulary
    similar_vehicles sitemap_landing_pages sitemap_overview sitemap_sellers sitemap_vehicle_parts sitemap_vehicles valuation_misses vehicle_landing_pages
    vehicle_standing vehicles_by_ids`,
  'anon private': `advert_chain advert_history advert_openings advert_roots count_facets count_vocabulary find_comparable_vehicles find_places find_similar_vehicles find_vehicles
    held_vehicle is_promoted is_unbeaten is_verified landing_cars landing_neighbours miles_between opened_valuations outcodes_near photo_id_of price_history price_verdict
    reserved_among summarise_vehicles vehicle_landing_pages`,
  'authenticated public': `add_staff_note advert_chain advert_history advert_openings advert_roots answer_conversation answer_offer arrange_vehicle_photos change_saved_search
    changed_favourites comparable_vehicles confirm_for_sale confirm_stock decide_case delete_account delete_saved_search end_session enquiry_offers
    enquiry_thread find_places held_vehicle is_verified keep_search landing_page list_stock make_offer mark_enquiry_read mark_search_seen mark_sold market_position
    merge_favourites model_adverts my_data my_enquiries my_favourites my_listing_activity my_listings my_photo_addresses my_registration my_saved_searches
    my_seller_id my_sessions my_stock my_stock_feed my_stock_photos my_valuations note_stock_run opened_valuations price_history promoted_vehicles
    release_vehicle remove_stock_feed remove_stock_upload renew_search_feed renew_shortlist reopen_catalogue_name report_enquiry reserve_vehicle save_price_and_place save_search
    save_seller save_stock_feed save_stock_upload search_facets search_vehicles search_vocabulary see_favourites send_enquiry send_offer send_reply set_enquiry_blocked
    set_reservation_terms settle_catalogue_name settled_names similar_vehicles sitemap_landing_pages sitemap_overview sitemap_sellers sitemap_vehicle_parts sitemap_vehicles staff_case staff_queue staff_search
    staff_seller stand_in_line undo_decision undo_stock_run unread_messages update_profile valuation_misses vehicle_landing_pages vehicle_standing
    vehicles_by_ids wait_stock waiting_names want_stock_photos withdraw_stock`,
  'authenticated private': `add_staff_note advert_chain advert_history advert_openings advert_roots answer_conversation answer_offer as_latin as_words calling_dealer
    can_read_vehicle close_undone_run confirm_for_sale confirm_stock count_facets count_vocabulary decide_case delete_account end_session enquiry_offers
    enquiry_thread enter_stock find_comparable_vehicles find_places find_similar_vehicles find_vehicles has_open_report has_room_for_part held_vehicle
    is_bait_name is_held is_my_part is_my_vehicle is_plain_name is_plate is_promoted is_staff is_unbeaten is_verified keep_search landing_cars
    landing_neighbours list_stock_car make_offer mark_enquiry_read merge_favourites miles_between my_data my_enquiries my_listing_activity my_listings my_photo_addresses
    my_registration my_saved_cars my_seller_ids my_sessions my_stock_feed my_stock_photos my_threads name_has_word name_skeleton names_plate
    note_stock_change note_stock_run note_withdrawals opened_valuations outcodes_near photo_id_of plate_pattern poses_as_brand poses_as_firm poses_as_site
    posing_words price_history price_verdict release_vehicle remove_stock_feed remove_stock_upload renew_shortlist reopen_catalogue_name report_enquiry require_sign_in_within reserve_vehicle
    reserved_among save_stock_feed save_stock_upload see_favourites send_enquiry send_offer send_reply set_enquiry_blocked set_reservation_terms settle_catalogue_name
    settled_names staff_case staff_queue staff_search staff_seller stand_in_line stock_cars stock_changes_of stock_facts stock_states summarise_vehicles texts_fit undo_decision
    update_profile vehicle_landing_pages wait_stock waiting_names want_stock_photos withdrawn_today`,
};
