export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "dealer_applications": {
                  Row: {
                    "company_name": string,"company_number": string,"created_at": string,"decided_at": string | null,"id": string,"message": string | null,"seller_id": string,"status": Database["public"]['Enums']["application_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "company_name": string,"company_number": string,"created_at"?: string,"decided_at"?: string | null,"id"?: string,"message"?: string | null,"seller_id": string,"status"?: Database["public"]['Enums']["application_status"]
                  }
                  Update: {
                    "company_name"?: string,"company_number"?: string,"created_at"?: string,"decided_at"?: string | null,"id"?: string,"message"?: string | null,"seller_id"?: string,"status"?: Database["public"]['Enums']["application_status"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "dealer_applications_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"decision_appeals": {
                  Row: {
                    "body": string,"created_at": string,"decided_at": string | null,"decision_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"decided_at"?: string | null,"decision_id": string
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"decided_at"?: string | null,"decision_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "decision_appeals_decision_id_fkey"
      columns: ["decision_id"]
isOneToOne: true
      referencedRelation: "staff_decisions"
      referencedColumns: ["id"]
    }
                  ]
                },"enquiries": {
                  Row: {
                    "blocked_by": Database["public"]['Enums']["enquiry_party"] | null,"buyer_confirmed_at": string | null,"buyer_email": string | null,"buyer_id": string | null,"buyer_mail_off": boolean,"buyer_name": string,"created_at": string,"id": string,"seller_id": string,"seller_replied_at": string | null,"updated_at": string,"vehicle_id": string | null,"vehicle_title": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "blocked_by"?: Database["public"]['Enums']["enquiry_party"] | null,"buyer_confirmed_at"?: string | null,"buyer_email"?: string | null,"buyer_id"?: string | null,"buyer_mail_off"?: boolean,"buyer_name": string,"created_at"?: string,"id"?: string,"seller_id": string,"seller_replied_at"?: string | null,"updated_at"?: string,"vehicle_id"?: string | null,"vehicle_title"?: string | null
                  }
                  Update: {
                    "blocked_by"?: Database["public"]['Enums']["enquiry_party"] | null,"buyer_confirmed_at"?: string | null,"buyer_email"?: string | null,"buyer_id"?: string | null,"buyer_mail_off"?: boolean,"buyer_name"?: string,"created_at"?: string,"id"?: string,"seller_id"?: string,"seller_replied_at"?: string | null,"updated_at"?: string,"vehicle_id"?: string | null,"vehicle_title"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "enquiries_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "enquiries_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"enquiry_messages": {
                  Row: {
                    "body": string,"created_at": string,"enquiry_id": string,"id": string,"is_step": boolean,"mail_id": string | null,"read_at": string | null,"sender": Database["public"]['Enums']["enquiry_party"]
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"enquiry_id": string,"id"?: string,"is_step"?: boolean,"mail_id"?: string | null,"read_at"?: string | null,"sender": Database["public"]['Enums']["enquiry_party"]
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"enquiry_id"?: string,"id"?: string,"is_step"?: boolean,"mail_id"?: string | null,"read_at"?: string | null,"sender"?: Database["public"]['Enums']["enquiry_party"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "enquiry_messages_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: false
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    }
                  ]
                },"enquiry_reports": {
                  Row: {
                    "created_at": string,"details": string | null,"enquiry_id": string,"id": string,"reporter": Database["public"]['Enums']["enquiry_party"],"status": Database["public"]['Enums']["report_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"details"?: string | null,"enquiry_id": string,"id"?: string,"reporter": Database["public"]['Enums']["enquiry_party"],"status"?: Database["public"]['Enums']["report_status"]
                  }
                  Update: {
                    "created_at"?: string,"details"?: string | null,"enquiry_id"?: string,"id"?: string,"reporter"?: Database["public"]['Enums']["enquiry_party"],"status"?: Database["public"]['Enums']["report_status"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "enquiry_reports_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: false
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    }
                  ]
                },"favourites": {
                  Row: {
                    "created_at": string,"is_note_shared": boolean,"marked_price": number | null,"marked_state": Database["public"]['Enums']["saved_car_state"] | null,"note": string | null,"price_when_saved": number | null,"seen_price": number | null,"seen_state": Database["public"]['Enums']["saved_car_state"] | null,"told_price": number | null,"told_state": Database["public"]['Enums']["saved_car_state"] | null,"user_id": string,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"is_note_shared"?: boolean,"marked_price"?: number | null,"marked_state"?: Database["public"]['Enums']["saved_car_state"] | null,"note"?: string | null,"price_when_saved"?: number | null,"seen_price"?: number | null,"seen_state"?: Database["public"]['Enums']["saved_car_state"] | null,"told_price"?: number | null,"told_state"?: Database["public"]['Enums']["saved_car_state"] | null,"user_id"?: string,"vehicle_id": string
                  }
                  Update: {
                    "created_at"?: string,"is_note_shared"?: boolean,"marked_price"?: number | null,"marked_state"?: Database["public"]['Enums']["saved_car_state"] | null,"note"?: string | null,"price_when_saved"?: number | null,"seen_price"?: number | null,"seen_state"?: Database["public"]['Enums']["saved_car_state"] | null,"told_price"?: number | null,"told_state"?: Database["public"]['Enums']["saved_car_state"] | null,"user_id"?: string,"vehicle_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"held_messages": {
                  Row: {
                    "body": string,"message_id": string,"refused_at": string | null,"risk": Database["public"]['Enums']["message_risk"]
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"message_id": string,"refused_at"?: string | null,"risk": Database["public"]['Enums']["message_risk"]
                  }
                  Update: {
                    "body"?: string,"message_id"?: string,"refused_at"?: string | null,"risk"?: Database["public"]['Enums']["message_risk"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "held_messages_message_id_fkey"
      columns: ["message_id"]
isOneToOne: true
      referencedRelation: "enquiry_messages"
      referencedColumns: ["id"]
    }
                  ]
                },"landing_pages": {
                  Row: {
                    "body_type": Database["public"]['Enums']["body_type"] | null,"cars": number,"changed_at": string,"fuel_type": Database["public"]['Enums']["fuel_type"] | null,"make_id": string | null,"model_id": string | null,"path": string,"town": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body_type"?: Database["public"]['Enums']["body_type"] | null,"cars": number,"changed_at": string,"fuel_type"?: Database["public"]['Enums']["fuel_type"] | null,"make_id"?: string | null,"model_id"?: string | null,"path": string,"town"?: string | null
                  }
                  Update: {
                    "body_type"?: Database["public"]['Enums']["body_type"] | null,"cars"?: number,"changed_at"?: string,"fuel_type"?: Database["public"]['Enums']["fuel_type"] | null,"make_id"?: string | null,"model_id"?: string | null,"path"?: string,"town"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "landing_pages_make_id_fkey"
      columns: ["make_id"]
isOneToOne: false
      referencedRelation: "vehicle_makes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "landing_pages_model_id_fkey"
      columns: ["make_id","model_id"]
isOneToOne: false
      referencedRelation: "vehicle_models"
      referencedColumns: ["make_id","id"]
    },{
      foreignKeyName: "landing_pages_town_fkey"
      columns: ["town"]
isOneToOne: false
      referencedRelation: "landing_towns"
      referencedColumns: ["slug"]
    }
                  ]
                },"landing_towns": {
                  Row: {
                    "latitude": number,"longitude": number,"name": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "latitude": number,"longitude": number,"name": string,"slug": string
                  }
                  Update: {
                    "latitude"?: number,"longitude"?: number,"name"?: string,"slug"?: string
                  }
                  Relationships: [
                    
                  ]
                },"listing_flags": {
                  Row: {
                    "created_at": string,"details": NonNullable<Json>,"fingerprint": string | null,"id": string,"resolved_at": string | null,"rule": string,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"details"?: NonNullable<Json>,"fingerprint"?: string | null,"id"?: string,"resolved_at"?: string | null,"rule": string,"vehicle_id": string
                  }
                  Update: {
                    "created_at"?: string,"details"?: NonNullable<Json>,"fingerprint"?: string | null,"id"?: string,"resolved_at"?: string | null,"rule"?: string,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "listing_flags_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"listing_reports": {
                  Row: {
                    "created_at": string,"details": string | null,"id": string,"is_repeat": boolean,"make": string | null,"model": string | null,"price": number | null,"reason": Database["public"]['Enums']["report_reason"],"reporter_id": string | null,"seller_id": string | null,"status": Database["public"]['Enums']["report_status"],"vehicle_id": string | null,"year": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"details"?: string | null,"id"?: string,"is_repeat"?: boolean,"make"?: string | null,"model"?: string | null,"price"?: number | null,"reason": Database["public"]['Enums']["report_reason"],"reporter_id"?: string | null,"seller_id"?: string | null,"status"?: Database["public"]['Enums']["report_status"],"vehicle_id"?: string | null,"year"?: number | null
                  }
                  Update: {
                    "created_at"?: string,"details"?: string | null,"id"?: string,"is_repeat"?: boolean,"make"?: string | null,"model"?: string | null,"price"?: number | null,"reason"?: Database["public"]['Enums']["report_reason"],"reporter_id"?: string | null,"seller_id"?: string | null,"status"?: Database["public"]['Enums']["report_status"],"vehicle_id"?: string | null,"year"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "listing_reports_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"listing_transitions": {
                  Row: {
                    "from_status": Database["public"]['Enums']["listing_status"],"to_status": Database["public"]['Enums']["listing_status"]
                  }
                  ComputedFields: never
                  Insert: {
                    "from_status": Database["public"]['Enums']["listing_status"],"to_status": Database["public"]['Enums']["listing_status"]
                  }
                  Update: {
                    "from_status"?: Database["public"]['Enums']["listing_status"],"to_status"?: Database["public"]['Enums']["listing_status"]
                  }
                  Relationships: [
                    
                  ]
                },"model_standings": {
                  Row: {
                    "model_id": string,"vehicles": number
                  }
                  ComputedFields: never
                  Insert: {
                    "model_id": string,"vehicles"?: number
                  }
                  Update: {
                    "model_id"?: string,"vehicles"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "model_standings_model_id_fkey"
      columns: ["model_id"]
isOneToOne: true
      referencedRelation: "vehicle_models"
      referencedColumns: ["id"]
    }
                  ]
                },"offers": {
                  Row: {
                    "amount": number,"answered_at": string | null,"created_at": string,"enquiry_id": string,"id": string,"message_id": string,"price": number,"side": Database["public"]['Enums']["enquiry_party"],"stands_until": string,"state": Database["public"]['Enums']["offer_state"]
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"answered_at"?: string | null,"created_at"?: string,"enquiry_id": string,"id"?: string,"message_id": string,"price": number,"side": Database["public"]['Enums']["enquiry_party"],"stands_until": string,"state"?: Database["public"]['Enums']["offer_state"]
                  }
                  Update: {
                    "amount"?: number,"answered_at"?: string | null,"created_at"?: string,"enquiry_id"?: string,"id"?: string,"message_id"?: string,"price"?: number,"side"?: Database["public"]['Enums']["enquiry_party"],"stands_until"?: string,"state"?: Database["public"]['Enums']["offer_state"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "offers_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: false
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "offers_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "enquiry_messages"
      referencedColumns: ["id"]
    }
                  ]
                },"outcodes": {
                  Row: {
                    "latitude": number,"longitude": number,"outcode": string,"region": string | null,"town": string
                  }
                  ComputedFields: never
                  Insert: {
                    "latitude": number,"longitude": number,"outcode": string,"region"?: string | null,"town": string
                  }
                  Update: {
                    "latitude"?: number,"longitude"?: number,"outcode"?: string,"region"?: string | null,"town"?: string
                  }
                  Relationships: [
                    
                  ]
                },"own_stock_fits": {
                  Row: {
                    "adverts": number,"fitted_on": string,"scores": NonNullable<Json>,"steps": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "adverts": number,"fitted_on": string,"scores": NonNullable<Json>,"steps": NonNullable<Json>
                  }
                  Update: {
                    "adverts"?: number,"fitted_on"?: string,"scores"?: NonNullable<Json>,"steps"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"places": {
                  Row: {
                    "country": string,"id": number,"latitude": number,"longitude": number,"name": string,"population": number,"region": string
                  }
                  ComputedFields: never
                  Insert: {
                    "country": string,"id": number,"latitude": number,"longitude": number,"name": string,"population": number,"region": string
                  }
                  Update: {
                    "country"?: string,"id"?: number,"latitude"?: number,"longitude"?: number,"name"?: string,"population"?: number,"region"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"email_notifications": boolean,"favourite_alerts": string,"favourites_seen_at": string | null,"id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email_notifications"?: boolean,"favourite_alerts"?: string,"favourites_seen_at"?: string | null,"id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"email_notifications"?: boolean,"favourite_alerts"?: string,"favourites_seen_at"?: string | null,"id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"registry_failures": {
                  Row: {
                    "failed_at": string,"reason": string,"registry": string
                  }
                  ComputedFields: never
                  Insert: {
                    "failed_at"?: string,"reason": string,"registry": string
                  }
                  Update: {
                    "failed_at"?: string,"reason"?: string,"registry"?: string
                  }
                  Relationships: [
                    
                  ]
                },"registry_records": {
                  Row: {
                    "fetched_at": string,"is_made_up": boolean,"record": Json | null,"registration_number": string,"registry": string
                  }
                  ComputedFields: never
                  Insert: {
                    "fetched_at"?: string,"is_made_up": boolean,"record"?: Json | null,"registration_number": string,"registry": string
                  }
                  Update: {
                    "fetched_at"?: string,"is_made_up"?: boolean,"record"?: Json | null,"registration_number"?: string,"registry"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reservation_queue": {
                  Row: {
                    "asked_at": string,"enquiry_id": string,"told_at": string | null,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at"?: string,"enquiry_id": string,"told_at"?: string | null,"vehicle_id": string
                  }
                  Update: {
                    "asked_at"?: string,"enquiry_id"?: string,"told_at"?: string | null,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reservation_queue_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: true
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reservation_queue_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"reservation_terms": {
                  Row: {
                    "hours": number,"updated_at": string,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "hours": number,"updated_at"?: string,"vehicle_id": string
                  }
                  Update: {
                    "hours"?: number,"updated_at"?: string,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reservation_terms_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: true
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"reservations": {
                  Row: {
                    "created_at": string,"ended_at": string | null,"enquiry_id": string,"id": string,"reserved_until": string,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"ended_at"?: string | null,"enquiry_id": string,"id"?: string,"reserved_until": string,"vehicle_id": string
                  }
                  Update: {
                    "created_at"?: string,"ended_at"?: string | null,"enquiry_id"?: string,"id"?: string,"reserved_until"?: string,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reservations_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: false
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reservations_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_replies": {
                  Row: {
                    "body": string,"created_at": string,"id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"created_at"?: string,"id"?: string,"user_id"?: string
                  }
                  Update: {
                    "body"?: string,"created_at"?: string,"id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"saved_search_matches": {
                  Row: {
                    "mail_id": string | null,"matched_at": string,"old_price": number | null,"reason": Database["public"]['Enums']["match_reason"],"search_id": string,"seen_at": string | null,"told_at": string | null,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "mail_id"?: string | null,"matched_at"?: string,"old_price"?: number | null,"reason": Database["public"]['Enums']["match_reason"],"search_id": string,"seen_at"?: string | null,"told_at"?: string | null,"vehicle_id": string
                  }
                  Update: {
                    "mail_id"?: string | null,"matched_at"?: string,"old_price"?: number | null,"reason"?: Database["public"]['Enums']["match_reason"],"search_id"?: string,"seen_at"?: string | null,"told_at"?: string | null,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_search_matches_search_id_fkey"
      columns: ["search_id"]
isOneToOne: false
      referencedRelation: "saved_searches"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "saved_search_matches_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_searches": {
                  Row: {
                    "confirmed_at": string | null,"created_at": string,"feed_token": string,"filters": NonNullable<Json>,"frequency": Database["public"]['Enums']["alert_frequency"],"id": string,"is_paused": boolean,"is_refused": boolean,"last_told_at": string | null,"name": string,"query": string,"subscriber_id": string | null,"told_count": number,"user_id": string | null,"watched_since": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "confirmed_at"?: string | null,"created_at"?: string,"feed_token"?: string,"filters": NonNullable<Json>,"frequency": Database["public"]['Enums']["alert_frequency"],"id"?: string,"is_paused"?: boolean,"is_refused"?: boolean,"last_told_at"?: string | null,"name": string,"query": string,"subscriber_id"?: string | null,"told_count"?: number,"user_id"?: string | null,"watched_since"?: string | null
                  }
                  Update: {
                    "confirmed_at"?: string | null,"created_at"?: string,"feed_token"?: string,"filters"?: NonNullable<Json>,"frequency"?: Database["public"]['Enums']["alert_frequency"],"id"?: string,"is_paused"?: boolean,"is_refused"?: boolean,"last_told_at"?: string | null,"name"?: string,"query"?: string,"subscriber_id"?: string | null,"told_count"?: number,"user_id"?: string | null,"watched_since"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"seller_contacts": {
                  Row: {
                    "email": string | null,"mail_off": boolean,"phone": string | null,"postcode": string | null,"seller_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email"?: string | null,"mail_off"?: boolean,"phone"?: string | null,"postcode"?: string | null,"seller_id": string
                  }
                  Update: {
                    "email"?: string | null,"mail_off"?: boolean,"phone"?: string | null,"postcode"?: string | null,"seller_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "seller_contacts_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: true
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"sellers": {
                  Row: {
                    "about": string | null,"created_at": string,"id": string,"is_made_up": boolean,"location": string | null,"name": string,"outward_code": string | null,"seller_type": Database["public"]['Enums']["seller_type"],"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "about"?: string | null,"created_at"?: string,"id"?: string,"is_made_up"?: boolean,"location"?: string | null,"name": string,"outward_code"?: string | null,"seller_type"?: Database["public"]['Enums']["seller_type"],"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "about"?: string | null,"created_at"?: string,"id"?: string,"is_made_up"?: boolean,"location"?: string | null,"name"?: string,"outward_code"?: string | null,"seller_type"?: Database["public"]['Enums']["seller_type"],"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"shared_shortlists": {
                  Row: {
                    "created_at": string,"key": string,"show_name": boolean,"show_notes": boolean,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"key"?: string,"show_name"?: boolean,"show_notes"?: boolean,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"key"?: string,"show_name"?: boolean,"show_notes"?: boolean,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"shortlist_reactions": {
                  Row: {
                    "answer": Database["public"]['Enums']["shortlist_answer"] | null,"body": string | null,"id": string,"reacted_at": string,"user_id": string,"vehicle_id": string,"visitor_hash": string,"visitor_name": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: Database["public"]['Enums']["shortlist_answer"] | null,"body"?: string | null,"id"?: string,"reacted_at"?: string,"user_id": string,"vehicle_id": string,"visitor_hash": string,"visitor_name"?: string | null
                  }
                  Update: {
                    "answer"?: Database["public"]['Enums']["shortlist_answer"] | null,"body"?: string | null,"id"?: string,"reacted_at"?: string,"user_id"?: string,"vehicle_id"?: string,"visitor_hash"?: string,"visitor_name"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "shortlist_reactions_favourite_fkey"
      columns: ["user_id","vehicle_id"]
isOneToOne: false
      referencedRelation: "favourites"
      referencedColumns: ["user_id","vehicle_id"]
    },{
      foreignKeyName: "shortlist_reactions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "shared_shortlists"
      referencedColumns: ["user_id"]
    }
                  ]
                },"sitemap_parts": {
                  Row: {
                    "last_created_at": string,"last_id": string,"part": number
                  }
                  ComputedFields: never
                  Insert: {
                    "last_created_at": string,"last_id": string,"part": number
                  }
                  Update: {
                    "last_created_at"?: string,"last_id"?: string,"part"?: number
                  }
                  Relationships: [
                    
                  ]
                },"staff_decisions": {
                  Row: {
                    "before": NonNullable<Json>,"case_id": string,"case_kind": Database["public"]['Enums']["case_kind"],"created_at": string,"decision": Database["public"]['Enums']["staff_decision"],"ends_at": string | null,"id": string,"reason": string,"seller_id": string | null,"staff_id": string | null,"staff_name": string,"title": string,"undoes": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "before"?: NonNullable<Json>,"case_id": string,"case_kind": Database["public"]['Enums']["case_kind"],"created_at"?: string,"decision": Database["public"]['Enums']["staff_decision"],"ends_at"?: string | null,"id"?: string,"reason": string,"seller_id"?: string | null,"staff_id"?: string | null,"staff_name": string,"title": string,"undoes"?: string | null
                  }
                  Update: {
                    "before"?: NonNullable<Json>,"case_id"?: string,"case_kind"?: Database["public"]['Enums']["case_kind"],"created_at"?: string,"decision"?: Database["public"]['Enums']["staff_decision"],"ends_at"?: string | null,"id"?: string,"reason"?: string,"seller_id"?: string | null,"staff_id"?: string | null,"staff_name"?: string,"title"?: string,"undoes"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_decisions_undoes_fkey"
      columns: ["undoes"]
isOneToOne: true
      referencedRelation: "staff_decisions"
      referencedColumns: ["id"]
    }
                  ]
                },"staff_notes": {
                  Row: {
                    "body": string,"conversation_id": string | null,"created_at": string,"enquiry_id": string | null,"id": string,"seller_id": string | null,"staff_name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"conversation_id"?: string | null,"created_at"?: string,"enquiry_id"?: string | null,"id"?: string,"seller_id"?: string | null,"staff_name": string
                  }
                  Update: {
                    "body"?: string,"conversation_id"?: string | null,"created_at"?: string,"enquiry_id"?: string | null,"id"?: string,"seller_id"?: string | null,"staff_name"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_notes_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "support_conversations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "staff_notes_enquiry_id_fkey"
      columns: ["enquiry_id"]
isOneToOne: false
      referencedRelation: "enquiries"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "staff_notes_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"stock_files": {
                  Row: {
                    "content": NonNullable<Json>,"created_at": string,"id": string,"mapping": NonNullable<Json>,"result": Json | null,"seller_id": string,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content": NonNullable<Json>,"created_at"?: string,"id"?: string,"mapping"?: NonNullable<Json>,"result"?: Json | null,"seller_id": string,"source": string
                  }
                  Update: {
                    "content"?: NonNullable<Json>,"created_at"?: string,"id"?: string,"mapping"?: NonNullable<Json>,"result"?: Json | null,"seller_id"?: string,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_files_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"stock_mappings": {
                  Row: {
                    "mapping": NonNullable<Json>,"meanings": NonNullable<Json>,"seller_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "mapping"?: NonNullable<Json>,"meanings"?: NonNullable<Json>,"seller_id": string
                  }
                  Update: {
                    "mapping"?: NonNullable<Json>,"meanings"?: NonNullable<Json>,"seller_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_mappings_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: true
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"stock_waiting": {
                  Row: {
                    "cells": NonNullable<Json>,"created_at": string,"make": string,"model": string,"price": number,"seen_at": string,"seller_id": string,"stock_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cells": NonNullable<Json>,"created_at"?: string,"make": string,"model": string,"price": number,"seen_at"?: string,"seller_id": string,"stock_id": string
                  }
                  Update: {
                    "cells"?: NonNullable<Json>,"created_at"?: string,"make"?: string,"model"?: string,"price"?: number,"seen_at"?: string,"seller_id"?: string,"stock_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_waiting_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                },"support_conversations": {
                  Row: {
                    "created_at": string,"id": string,"status": Database["public"]['Enums']["support_status"],"updated_at": string,"user_id": string | null,"visitor_hash": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"status"?: Database["public"]['Enums']["support_status"],"updated_at"?: string,"user_id"?: string | null,"visitor_hash"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"status"?: Database["public"]['Enums']["support_status"],"updated_at"?: string,"user_id"?: string | null,"visitor_hash"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"support_messages": {
                  Row: {
                    "author": Database["public"]['Enums']["support_author"],"body": string,"conversation_id": string,"created_at": string,"id": string,"page": string | null,"topics": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "author": Database["public"]['Enums']["support_author"],"body": string,"conversation_id": string,"created_at"?: string,"id"?: string,"page"?: string | null,"topics"?: (string)[]
                  }
                  Update: {
                    "author"?: Database["public"]['Enums']["support_author"],"body"?: string,"conversation_id"?: string,"created_at"?: string,"id"?: string,"page"?: string | null,"topics"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "support_messages_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "support_conversations"
      referencedColumns: ["id"]
    }
                  ]
                },"valuation_commitments": {
                  Row: {
                    "day": string,"hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"hash": string
                  }
                  Update: {
                    "day"?: string,"hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"valuation_groups": {
                  Row: {
                    "hashes": (string)[],"id": string,"make": string | null,"outcomes": NonNullable<Json>,"week": string
                  }
                  ComputedFields: never
                  Insert: {
                    "hashes": (string)[],"id"?: string,"make"?: string | null,"outcomes": NonNullable<Json>,"week": string
                  }
                  Update: {
                    "hashes"?: (string)[],"id"?: string,"make"?: string | null,"outcomes"?: NonNullable<Json>,"week"?: string
                  }
                  Relationships: [
                    
                  ]
                },"valuations": {
                  Row: {
                    "asking_price": number | null,"body_type": Database["public"]['Enums']["body_type"],"caveats": (string)[],"colour": Database["public"]['Enums']["vehicle_colour"] | null,"condition": Database["public"]['Enums']["vehicle_condition"],"contributions": NonNullable<Json>,"created_at": string,"engine_size": number | null,"fuel_type": Database["public"]['Enums']["fuel_type"],"high_80": number,"high_90": number,"id": string,"low_80": number,"low_90": number,"make": string,"mileage": number,"model": string,"model_version": string,"outward_code": string | null,"registration_number": string | null,"transmission": Database["public"]['Enums']["transmission_type"],"user_id": string,"value": number,"valued_on": string | null,"vehicle_id": string | null,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "asking_price"?: number | null,"body_type": Database["public"]['Enums']["body_type"],"caveats"?: (string)[],"colour"?: Database["public"]['Enums']["vehicle_colour"] | null,"condition": Database["public"]['Enums']["vehicle_condition"],"contributions"?: NonNullable<Json>,"created_at"?: string,"engine_size"?: number | null,"fuel_type": Database["public"]['Enums']["fuel_type"],"high_80": number,"high_90": number,"id"?: string,"low_80": number,"low_90": number,"make": string,"mileage": number,"model": string,"model_version": string,"outward_code"?: string | null,"registration_number"?: string | null,"transmission": Database["public"]['Enums']["transmission_type"],"user_id": string,"value": number,"valued_on"?: string | null,"vehicle_id"?: string | null,"year": number
                  }
                  Update: {
                    "asking_price"?: number | null,"body_type"?: Database["public"]['Enums']["body_type"],"caveats"?: (string)[],"colour"?: Database["public"]['Enums']["vehicle_colour"] | null,"condition"?: Database["public"]['Enums']["vehicle_condition"],"contributions"?: NonNullable<Json>,"created_at"?: string,"engine_size"?: number | null,"fuel_type"?: Database["public"]['Enums']["fuel_type"],"high_80"?: number,"high_90"?: number,"id"?: string,"low_80"?: number,"low_90"?: number,"make"?: string,"mileage"?: number,"model"?: string,"model_version"?: string,"outward_code"?: string | null,"registration_number"?: string | null,"transmission"?: Database["public"]['Enums']["transmission_type"],"user_id"?: string,"value"?: number,"valued_on"?: string | null,"vehicle_id"?: string | null,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "valuations_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_departures": {
                  Row: {
                    "body_type": Database["public"]['Enums']["body_type"],"is_final": boolean,"model_id": string,"price": number,"vehicle_id": string,"went_on": string,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body_type": Database["public"]['Enums']["body_type"],"is_final": boolean,"model_id": string,"price": number,"vehicle_id": string,"went_on"?: string,"year": number
                  }
                  Update: {
                    "body_type"?: Database["public"]['Enums']["body_type"],"is_final"?: boolean,"model_id"?: string,"price"?: number,"vehicle_id"?: string,"went_on"?: string,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_departures_model_id_fkey"
      columns: ["model_id"]
isOneToOne: false
      referencedRelation: "vehicle_models"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_images": {
                  Row: {
                    "created_at": string,"display_order": number,"id": string,"image_url": string,"is_primary": boolean,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"display_order"?: number,"id"?: string,"image_url": string,"is_primary"?: boolean,"vehicle_id": string
                  }
                  Update: {
                    "created_at"?: string,"display_order"?: number,"id"?: string,"image_url"?: string,"is_primary"?: boolean,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_images_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_makes": {
                  Row: {
                    "created_at": string,"id": string,"logo_url": string | null,"name": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"logo_url"?: string | null,"name": string,"slug"?: never
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"logo_url"?: string | null,"name"?: string,"slug"?: never
                  }
                  Relationships: [
                    
                  ]
                },"vehicle_models": {
                  Row: {
                    "created_at": string,"id": string,"make_id": string,"name": string,"search_text": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"make_id": string,"name": string,"search_text"?: string,"slug"?: never
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"make_id"?: string,"name"?: string,"search_text"?: string,"slug"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_models_make_id_fkey"
      columns: ["make_id"]
isOneToOne: false
      referencedRelation: "vehicle_makes"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_private": {
                  Row: {
                    "postcode": string | null,"sold_price": number | null,"stock_id": string | null,"stock_seller_id": string | null,"vehicle_id": string,"vin": string | null,"withdrawn_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "postcode"?: string | null,"sold_price"?: number | null,"stock_id"?: string | null,"stock_seller_id"?: string | null,"vehicle_id": string,"vin"?: string | null,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "postcode"?: string | null,"sold_price"?: number | null,"stock_id"?: string | null,"stock_seller_id"?: string | null,"vehicle_id"?: string,"vin"?: string | null,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_private_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: true
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_running_costs": {
                  Row: {
                    "cost_to_own": number | null,"costed_on": string,"mpg_high": number | null,"mpg_low": number | null,"rates_version": string,"tax_basis": string,"tax_high": number,"tax_low": number,"tax_typical": number | null,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cost_to_own"?: number | null,"costed_on": string,"mpg_high"?: number | null,"mpg_low"?: number | null,"rates_version": string,"tax_basis": string,"tax_high": number,"tax_low": number,"tax_typical"?: number | null,"vehicle_id": string
                  }
                  Update: {
                    "cost_to_own"?: number | null,"costed_on"?: string,"mpg_high"?: number | null,"mpg_low"?: number | null,"rates_version"?: string,"tax_basis"?: string,"tax_high"?: number,"tax_low"?: number,"tax_typical"?: number | null,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_running_costs_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: true
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_standings": {
                  Row: {
                    "beats_two": boolean,"is_beaten": boolean,"model_id": string,"vehicle_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "beats_two": boolean,"is_beaten": boolean,"model_id": string,"vehicle_id": string
                  }
                  Update: {
                    "beats_two"?: boolean,"is_beaten"?: boolean,"model_id"?: string,"vehicle_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_standings_model_id_fkey"
      columns: ["model_id"]
isOneToOne: false
      referencedRelation: "vehicle_models"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "vehicle_standings_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: true
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_valuations": {
                  Row: {
                    "caveats": (string)[],"contributions": NonNullable<Json>,"high_80": number,"high_90": number,"low_80": number,"low_90": number,"model_version": string,"price_ratio": number | null,"value": number,"valued_on": string,"vehicle_id": string,"verdict": Database["public"]['Enums']["price_verdict"],"is_verified": boolean | null
                  }
                  ComputedFields: "is_verified"
                  Insert: {
                    "caveats"?: (string)[],"contributions": NonNullable<Json>,"high_80": number,"high_90": number,"low_80": number,"low_90": number,"model_version": string,"price_ratio"?: number | null,"value": number,"valued_on": string,"vehicle_id": string,"verdict": Database["public"]['Enums']["price_verdict"]
                  }
                  Update: {
                    "caveats"?: (string)[],"contributions"?: NonNullable<Json>,"high_80"?: number,"high_90"?: number,"low_80"?: number,"low_90"?: number,"model_version"?: string,"price_ratio"?: number | null,"value"?: number,"valued_on"?: string,"vehicle_id"?: string,"verdict"?: Database["public"]['Enums']["price_verdict"]
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_valuations_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: true
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicle_views": {
                  Row: {
                    "day": string,"numbers_shown": number,"vehicle_id": string,"views": number
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"numbers_shown"?: number,"vehicle_id": string,"views"?: number
                  }
                  Update: {
                    "day"?: string,"numbers_shown"?: number,"vehicle_id"?: string,"views"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicle_views_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicles": {
                  Row: {
                    "body_type": Database["public"]['Enums']["body_type"],"colour": Database["public"]['Enums']["vehicle_colour"] | null,"condition": Database["public"]['Enums']["vehicle_condition"] | null,"created_at": string,"description": string | null,"doors": number | null,"engine_size": number | null,"features": (string)[],"finance_owed": Database["public"]['Enums']["finance_owed"] | null,"fuel_type": Database["public"]['Enums']["fuel_type"],"id": string,"is_first_owner": boolean | null,"is_import": boolean | null,"keys": number | null,"latitude": number | null,"listing_status": Database["public"]['Enums']["listing_status"],"location": string | null,"longitude": number | null,"make_id": string,"mileage": number | null,"model_id": string,"mot_expiry": string | null,"outward_code": string | null,"owners": number | null,"price": number | null,"public_registration": string | null,"registration_is_public": boolean,"registration_number": string | null,"seats": number | null,"seller_id": string,"seller_type": Database["public"]['Enums']["seller_type"],"service_history": Database["public"]['Enums']["service_history"] | null,"taken_down_at": string | null,"transmission": Database["public"]['Enums']["transmission_type"],"trim": string | null,"updated_at": string,"v5c_in_name": boolean | null,"views_count": number,"write_off": Database["public"]['Enums']["write_off"] | null,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "body_type": Database["public"]['Enums']["body_type"],"colour"?: Database["public"]['Enums']["vehicle_colour"] | null,"condition"?: Database["public"]['Enums']["vehicle_condition"] | null,"created_at"?: string,"description"?: string | null,"doors"?: number | null,"engine_size"?: number | null,"features"?: (string)[],"finance_owed"?: Database["public"]['Enums']["finance_owed"] | null,"fuel_type": Database["public"]['Enums']["fuel_type"],"id"?: string,"is_first_owner"?: boolean | null,"is_import"?: boolean | null,"keys"?: number | null,"latitude"?: number | null,"listing_status"?: Database["public"]['Enums']["listing_status"],"location"?: string | null,"longitude"?: number | null,"make_id": string,"mileage"?: number | null,"model_id": string,"mot_expiry"?: string | null,"outward_code"?: string | null,"owners"?: number | null,"price"?: number | null,"public_registration"?: never,"registration_is_public"?: boolean,"registration_number"?: string | null,"seats"?: number | null,"seller_id": string,"seller_type"?: Database["public"]['Enums']["seller_type"],"service_history"?: Database["public"]['Enums']["service_history"] | null,"taken_down_at"?: string | null,"transmission": Database["public"]['Enums']["transmission_type"],"trim"?: string | null,"updated_at"?: string,"v5c_in_name"?: boolean | null,"views_count"?: number,"write_off"?: Database["public"]['Enums']["write_off"] | null,"year": number
                  }
                  Update: {
                    "body_type"?: Database["public"]['Enums']["body_type"],"colour"?: Database["public"]['Enums']["vehicle_colour"] | null,"condition"?: Database["public"]['Enums']["vehicle_condition"] | null,"created_at"?: string,"description"?: string | null,"doors"?: number | null,"engine_size"?: number | null,"features"?: (string)[],"finance_owed"?: Database["public"]['Enums']["finance_owed"] | null,"fuel_type"?: Database["public"]['Enums']["fuel_type"],"id"?: string,"is_first_owner"?: boolean | null,"is_import"?: boolean | null,"keys"?: number | null,"latitude"?: number | null,"listing_status"?: Database["public"]['Enums']["listing_status"],"location"?: string | null,"longitude"?: number | null,"make_id"?: string,"mileage"?: number | null,"model_id"?: string,"mot_expiry"?: string | null,"outward_code"?: string | null,"owners"?: number | null,"price"?: number | null,"public_registration"?: never,"registration_is_public"?: boolean,"registration_number"?: string | null,"seats"?: number | null,"seller_id"?: string,"seller_type"?: Database["public"]['Enums']["seller_type"],"service_history"?: Database["public"]['Enums']["service_history"] | null,"taken_down_at"?: string | null,"transmission"?: Database["public"]['Enums']["transmission_type"],"trim"?: string | null,"updated_at"?: string,"v5c_in_name"?: boolean | null,"views_count"?: number,"write_off"?: Database["public"]['Enums']["write_off"] | null,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "vehicles_make_id_fkey"
      columns: ["make_id"]
isOneToOne: false
      referencedRelation: "vehicle_makes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "vehicles_model_id_fkey"
      columns: ["make_id","model_id"]
isOneToOne: false
      referencedRelation: "vehicle_models"
      referencedColumns: ["make_id","id"]
    },{
      foreignKeyName: "vehicles_seller_id_fkey"
      columns: ["seller_id"]
isOneToOne: false
      referencedRelation: "sellers"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "add_staff_note":
{ Args: { "p_body": string,"p_conversation_id"?: string,"p_enquiry_id"?: string,"p_seller_id"?: string }; Returns: string
                           },
"add_vehicle_photo":
{ Args: { "p_hash"?: string,"p_photo_id": string,"p_upload_id": string,"p_vehicle_id": string }; Returns: undefined
                           },
"advert_chain":
{ Args: { "p_after"?: number,"p_day": string }; Returns: Json
                           },
"advert_history":
{ Args: { "p_vehicle_id": string }; Returns: {
              "advert": number,"at": string,"is_same_seller": boolean,"is_this": boolean,"kind": string,"value": Json
            }[]
                           },
"advert_openings":
{ Args: { "p_vehicle_id": string }; Returns: Json
                           },
"advert_roots":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"answer_conversation":
{ Args: { "p_body": string,"p_id": string,"p_seen"?: string }; Returns: string
                           },
"answer_offer":
{ Args: { "p_answer": Database["public"]['Enums']["offer_state"],"p_enquiry_id": string,"p_offer_id": string,"p_price"?: number,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"appeal_decision":
{ Args: { "p_body": string,"p_id": string }; Returns: boolean
                           },
"appealable_decision":
{ Args: { "p_id": string }; Returns: Json
                           },
"archive_unanswered":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"arrange_vehicle_photos":
{ Args: { "p_photo_ids": (string)[],"p_vehicle_id": string }; Returns: undefined
                           },
"ask_still_for_sale":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"chain_adverts":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"change_saved_search":
{ Args: { "p_frequency"?: Database["public"]['Enums']["alert_frequency"],"p_id": string,"p_is_paused"?: boolean,"p_name"?: string,"p_subscriber_id"?: string }; Returns: boolean
                           },
"changed_favourites":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"claim_mail":
{ Args: { "p_lease_seconds"?: number }; Returns: Json
                           },
"claim_stock_feed":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"claim_stock_photos":
{ Args: { "p_limit"?: number }; Returns: {
              "address": string,"content_hash": string,"etag": string,"id": string
            }[]
                           },
"claim_stock_upload":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"claim_support_conversation":
{ Args: { "p_user_id": string,"p_visitor_hash": string }; Returns: undefined
                           },
"close_sitemap_parts":
{ Args: { "p_size"?: number }; Returns: undefined
                           },
"comparable_vehicles":
{ Args: { "p_body_type": Database["public"]['Enums']["body_type"],"p_fuel": Database["public"]['Enums']["fuel_type"],"p_limit"?: number,"p_make": string,"p_mileage": number,"p_model": string,"p_transmission": Database["public"]['Enums']["transmission_type"],"p_value": number,"p_year": number }; Returns: Database["public"]['CompositeTypes']["vehicle_summary"][]
                          SetofOptions: {
        from: "*"
        to: "vehicle_summary"
        isOneToOne: false
        isSetofReturn: true
      } },
"confirm_for_sale":
{ Args: { "p_id": string }; Returns: boolean
                           },
"confirm_guest_enquiry":
{ Args: { "p_enquiry_id": string }; Returns: string
                           },
"confirm_saved_search":
{ Args: { "p_id": string,"p_subscriber_id"?: string }; Returns: string
                           },
"confirm_stock":
{ Args: { "p_ids": (string)[] }; Returns: number
                           },
"decide_case":
{ Args: { "p_decision": Database["public"]['Enums']["staff_decision"],"p_id": string,"p_items": (string)[],"p_kind": Database["public"]['Enums']["case_kind"],"p_reason": string,"p_seen"?: string }; Returns: string
                           },
"delete_account":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"delete_saved_search":
{ Args: { "p_id": string,"p_subscriber_id"?: string }; Returns: boolean
                           },
"end_reservations":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"end_session":
{ Args: { "p_id": string }; Returns: undefined
                           },
"enquiry_mail":
{ Args: { "p_enquiry_id": string,"p_side": Database["public"]['Enums']["enquiry_party"] }; Returns: Json
                           },
"enquiry_offers":
{ Args: { "p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: Json
                           },
"enquiry_thread":
{ Args: { "p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: Json
                           },
"find_places":
{ Args: { "p_text": string }; Returns: {
              "is_match": boolean,"latitude": number,"longitude": number,"name": string
            }[]
                           },
"forget_registry_records":
{ Args: { "p_before": string }; Returns: number
                           },
"forget_stock_files":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"held_vehicle":
{ Args: { "p_vehicle_id": string }; Returns: {
              "held_on": string,"make": string,"model": string,"year": number
            }[]
                           },
"is_verified":
{ Args: { "p_valuation": Omit<Database["public"]['Tables']["vehicle_valuations"]['Row'], Database["public"]['Tables']["vehicle_valuations"]['ComputedFields']> }; Returns: boolean
                           },
"joined_enquiry":
{ Args: { "p_enquiry_id": string }; Returns: string
                           },
"keep_running_costs":
{ Args: { "p_costs": Json }; Returns: number
                           },
"keep_search":
{ Args: { "p_filters": Json,"p_frequency": Database["public"]['Enums']["alert_frequency"],"p_name": string,"p_query": string }; Returns: Json
                           },
"keep_stock_photo":
{ Args: { "p_content_hash": string,"p_etag"?: string,"p_hash"?: string,"p_id": string,"p_photo_id": string }; Returns: string
                           },
"keep_valuation":
{ Args: { "p_valuation": Json }; Returns: string
                           },
"keep_valuations":
{ Args: { "p_valuations": Json }; Returns: number
                           },
"landing_page":
{ Args: { "p_page"?: number,"p_path": string }; Returns: Json
                           },
"list_landing_pages":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"list_stock":
{ Args: { "p_cars": Json }; Returns: Json
                           },
"mail_statistics":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"make_offer":
{ Args: { "p_amount": number,"p_is_sure"?: boolean,"p_price": number,"p_until": string,"p_vehicle_id": string }; Returns: string
                           },
"mark_enquiry_read":
{ Args: { "p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"mark_search_seen":
{ Args: { "p_id": string,"p_subscriber_id"?: string }; Returns: undefined
                           },
"mark_sold":
{ Args: { "p_from": Database["public"]['Enums']["listing_status"],"p_id": string,"p_price"?: number }; Returns: boolean
                           },
"market_position":
{ Args: { "p_vehicle_id": string }; Returns: {
              "cheaper": number,"high": number,"low": number,"nearest": Json,"rivals": number
            }[]
                           },
"match_changed_listings":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"merge_favourites":
{ Args: { "p_ids": (string)[],"p_prices"?: (number)[] }; Returns: (string)[]
                           },
"model_adverts":
{ Args: { "p_path": string }; Returns: Json
                           },
"my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_enquiries":
{ Args: { "p_before"?: string }; Returns: Json
                           },
"my_favourites":
{ Args: { "p_limit"?: number }; Returns: {
              "body_type": Database["public"]['Enums']["body_type"],"colour": Database["public"]['Enums']["vehicle_colour"],"created_at": string,"fuel_type": Database["public"]['Enums']["fuel_type"],"image_url": string,"is_note_shared": boolean,"is_reserved": boolean,"is_unbeaten": boolean,"is_verified": boolean,"listing_status": Database["public"]['Enums']["listing_status"],"location": string,"make": string,"marked_price": number,"marked_state": Database["public"]['Enums']["saved_car_state"],"mileage": number,"model": string,"note": string,"outward_code": string,"price": number,"price_when_saved": number,"saved_at": string,"seats": number,"seller_type": Database["public"]['Enums']["seller_type"],"state": Database["public"]['Enums']["saved_car_state"],"transmission": Database["public"]['Enums']["transmission_type"],"trim": string,"value": number,"vehicle_id": string,"verdict": Database["public"]['Enums']["price_verdict"],"write_off": Database["public"]['Enums']["write_off"],"year": number
            }[]
                           },
"my_listing_activity":
{ Args: { "p_from": string,"p_vehicle_ids"?: (string)[] }; Returns: Json
                           },
"my_listings":
{ Args: { "p_page"?: number,"p_search"?: string,"p_sort"?: string,"p_status"?: string }; Returns: Json
                           },
"my_photo_addresses":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_registration":
{ Args: { "p_vehicle_id": string }; Returns: string
                           },
"my_saved_searches":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"feed_token": string,"frequency": Database["public"]['Enums']["alert_frequency"],"id": string,"is_paused": boolean,"is_refused": boolean,"last_told_at": string,"name": string,"new_count": number,"query": string,"total_told": number
            }[]
                           },
"my_seller_id":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": string,"is_current": boolean,"opened_at": string,"used_at": string,"user_agent": string
            }[]
                           },
"my_stock":
{ Args: { "p_listings"?: (string)[],"p_stock_ids"?: (string)[] }; Returns: Json
                           },
"my_stock_feed":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_stock_photos":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_valuations":
{ Args: { "p_before"?: string,"p_id"?: string }; Returns: {
              "car": string,"created_at": string,"high_80": number,"high_90": number,"id": string,"inputs": string,"low_80": number,"low_90": number,"make": string,"mileage": number,"model": string,"registration_number": string,"value": number,"year": number
            }[]
                           },
"note_stock_photo":
{ Args: { "p_id": string,"p_is_final"?: boolean,"p_problem"?: string }; Returns: undefined
                           },
"note_stock_run":
{ Args: { "p_cars": number,"p_counts": Json,"p_problems": Json,"p_source": string }; Returns: undefined
                           },
"open_support_conversation":
{ Args: { "p_user_id"?: string,"p_visitor_hash"?: string }; Returns: string
                           },
"opened_valuations":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"orphaned_photo_files":
{ Args: { "p_limit": number }; Returns: {
              "bucket": string,"name": string
            }[]
                           },
"photo_of_upload":
{ Args: { "p_upload_id": string,"p_vehicle_id": string }; Returns: string
                           },
"plates_to_look_up":
{ Args: { "p_before": string,"p_is_live"?: boolean,"p_limit": number,"p_registry": string }; Returns: {
              "registration_number": string
            }[]
                           },
"postpone_stock_feed":
{ Args: { "p_seller_id": string }; Returns: undefined
                           },
"price_history":
{ Args: { "p_vehicle_id": string }; Returns: {
              "changed_at": string,"price": number
            }[]
                           },
"promoted_vehicles":
{ Args: { "p_ids": (string)[] }; Returns: (string)[]
                           },
"publish_valuation_groups":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"queue_stock_upload":
{ Args: { "p_content": string,"p_source": string,"p_token_hash": string }; Returns: string
                           },
"react_to_shortlist":
{ Args: { "p_changes": Json,"p_key": string,"p_vehicle_id": string,"p_visitor_hash": string }; Returns: string
                           },
"record_number_shown":
{ Args: { "p_user_id"?: string,"p_vehicle_id": string,"p_visitor_hash": string }; Returns: undefined
                           },
"record_vehicle_view":
{ Args: { "p_user_id"?: string,"p_vehicle_id": string,"p_visitor_hash": string }; Returns: undefined
                           },
"refund_rate_limit":
{ Args: { "p_key": string }; Returns: undefined
                           },
"release_holds":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"release_job_lease":
{ Args: { "p_job": string,"p_runner": string }; Returns: undefined
                           },
"release_vehicle":
{ Args: { "p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: string
                           },
"remove_stock_feed":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"remove_stock_upload":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"renew_search_feed":
{ Args: { "p_id": string,"p_subscriber_id"?: string }; Returns: string
                           },
"renew_shortlist":
{ Args: { "p_seen": string }; Returns: boolean
                           },
"reopen_catalogue_name":
{ Args: { "p_make_word": string,"p_model_word": string }; Returns: undefined
                           },
"report_enquiry":
{ Args: { "p_details": string,"p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"request_enquiry_link":
{ Args: { "p_enquiry_id": string,"p_side": Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"request_search_link":
{ Args: { "p_email"?: string,"p_search_id"?: string,"p_subscriber_id"?: string }; Returns: undefined
                           },
"reserve_vehicle":
{ Args: { "p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: string
                           },
"run_stock_step":
{ Args: { "p_args": Json,"p_seller_id": string,"p_step": string }; Returns: Json
                           },
"save_price_and_place":
{ Args: { "p_id": string,"p_location"?: string,"p_postcode"?: string,"p_price": number,"p_updated_at"?: string,"p_vin"?: string }; Returns: Database["public"]['Enums']["listing_status"]
                           },
"save_search":
{ Args: { "p_filters": Json,"p_frequency": Database["public"]['Enums']["alert_frequency"],"p_name": string,"p_query": string }; Returns: string
                           },
"save_search_by_email":
{ Args: { "p_email": string,"p_filters": Json,"p_frequency": Database["public"]['Enums']["alert_frequency"],"p_name": string,"p_query": string }; Returns: Json
                           },
"save_seller":
{ Args: { "p_about"?: string,"p_name": string,"p_phone"?: string,"p_postcode"?: string }; Returns: string
                           },
"save_stock_feed":
{ Args: { "p_address": string,"p_hour": number,"p_is_paused": boolean,"p_may_withdraw": boolean }; Returns: undefined
                           },
"save_stock_upload":
{ Args: { "p_is_new": boolean,"p_may_withdraw": boolean }; Returns: string
                           },
"search_facets":
{ Args: { "p_facets"?: (string)[],"p_filters"?: Json,"p_relax"?: boolean }; Returns: Json
                           },
"search_feed":
{ Args: { "p_feed_token": string,"p_id": string }; Returns: Json
                           },
"search_vehicles":
{ Args: { "p_filters"?: Json,"p_limit"?: number,"p_offset"?: number,"p_sort"?: string }; Returns: Database["public"]['CompositeTypes']["vehicle_summary"][]
                          SetofOptions: {
        from: "*"
        to: "vehicle_summary"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_vocabulary":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"see_favourites":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"seller_contact_facts":
{ Args: { "p_vehicle_id": string }; Returns: {
              "has_phone": boolean,"reply_minutes": number,"reserved_until": string,"vehicles": number
            }[]
                           },
"seller_phone":
{ Args: { "p_vehicle_id": string }; Returns: string
                           },
"send_enquiry":
{ Args: { "p_body": string,"p_vehicle_id": string }; Returns: string
                           },
"send_offer":
{ Args: { "p_amount": number,"p_answers"?: string,"p_enquiry_id": string,"p_is_sure"?: boolean,"p_price": number,"p_side"?: Database["public"]['Enums']["enquiry_party"],"p_until": string }; Returns: string
                           },
"send_reply":
{ Args: { "p_body": string,"p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: string
                           },
"set_enquiry_blocked":
{ Args: { "p_blocked": boolean,"p_enquiry_id": string,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"set_enquiry_mail":
{ Args: { "p_enquiry_id": string,"p_is_on": boolean,"p_side": Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"set_reservation_terms":
{ Args: { "p_enquiry_id": string,"p_hours"?: number,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"settle_catalogue_name":
{ Args: { "p_as_make"?: string,"p_as_model"?: string,"p_choice": string,"p_make": string,"p_model": string }; Returns: undefined
                           },
"settle_mail":
{ Args: { "p_claim": string,"p_error"?: string,"p_id": string,"p_outcome": Database["public"]['Enums']["mail_outcome"] }; Returns: boolean
                           },
"settle_stock_feed":
{ Args: { "p_cars": number,"p_counts": Json,"p_detail": string,"p_problem": string,"p_problems": Json,"p_seller_id": string,"p_source": string }; Returns: undefined
                           },
"settle_stock_upload":
{ Args: { "p_cars": number,"p_counts": Json,"p_detail": string,"p_id": number,"p_problem": string,"p_problems": Json,"p_seller_id": string,"p_source": string }; Returns: undefined
                           },
"settled_names":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"shared_shortlist":
{ Args: { "p_key": string }; Returns: {
              "first_name": string,"user_id": string
            }[]
                           },
"shared_shortlist_cars":
{ Args: { "p_key": string,"p_visitor_hash": string }; Returns: {
              "answer": Database["public"]['Enums']["shortlist_answer"],"body": string,"body_type": Database["public"]['Enums']["body_type"],"colour": Database["public"]['Enums']["vehicle_colour"],"created_at": string,"fuel_type": Database["public"]['Enums']["fuel_type"],"image_url": string,"is_reserved": boolean,"is_unbeaten": boolean,"is_verified": boolean,"listing_status": Database["public"]['Enums']["listing_status"],"location": string,"make": string,"mileage": number,"model": string,"note": string,"outward_code": string,"price": number,"seats": number,"seller_type": Database["public"]['Enums']["seller_type"],"transmission": Database["public"]['Enums']["transmission_type"],"trim": string,"value": number,"vehicle_id": string,"verdict": Database["public"]['Enums']["price_verdict"],"visitor_name": string,"write_off": Database["public"]['Enums']["write_off"],"year": number
            }[]
                           },
"similar_vehicles":
{ Args: { "p_limit"?: number,"p_vehicle_id": string }; Returns: Database["public"]['CompositeTypes']["vehicle_summary"][]
                          SetofOptions: {
        from: "*"
        to: "vehicle_summary"
        isOneToOne: false
        isSetofReturn: true
      } },
"sitemap_landing_pages":
{ Args: { "p_part": number,"p_size"?: number }; Returns: Json
                           },
"sitemap_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sitemap_sellers":
{ Args: { "p_part": number,"p_size"?: number }; Returns: Json
                           },
"sitemap_vehicle_parts":
{ Args: { "p_size"?: number }; Returns: (number)[]
                           },
"sitemap_vehicles":
{ Args: { "p_part": number,"p_size"?: number }; Returns: Json
                           },
"staff_case":
{ Args: { "p_id": string,"p_kind": Database["public"]['Enums']["case_kind"] }; Returns: Json
                           },
"staff_queue":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"staff_search":
{ Args: { "p_query": string }; Returns: Json
                           },
"staff_seller":
{ Args: { "p_id": string }; Returns: Json
                           },
"stand_in_line":
{ Args: { "p_enquiry_id": string,"p_is_in_line": boolean,"p_side"?: Database["public"]['Enums']["enquiry_party"] }; Returns: undefined
                           },
"start_guest_enquiry":
{ Args: { "p_body": string,"p_email": string,"p_name": string,"p_vehicle_id": string }; Returns: string
                           },
"start_guest_offer":
{ Args: { "p_amount": number,"p_email": string,"p_is_sure"?: boolean,"p_name": string,"p_price": number,"p_until": string,"p_vehicle_id": string }; Returns: string
                           },
"stock_upload_seller":
{ Args: { "p_token_hash": string }; Returns: string
                           },
"stop_saved_search":
{ Args: { "p_id": string }; Returns: boolean
                           },
"subscriber_searches":
{ Args: { "p_subscriber_id": string }; Returns: {
              "created_at": string,"email": string,"feed_token": string,"frequency": Database["public"]['Enums']["alert_frequency"],"id": string,"is_paused": boolean,"is_refused": boolean,"last_told_at": string,"name": string,"new_count": number,"query": string,"total_told": number
            }[]
                           },
"take_job_lease":
{ Args: { "p_job": string,"p_runner": string,"p_seconds": number }; Returns: boolean
                           },
"take_rate_limit":
{ Args: { "p_key": string,"p_limit": number,"p_window_seconds": number }; Returns: boolean
                           },
"unconfirmed_enquiry":
{ Args: { "p_enquiry_id": string }; Returns: Json
                           },
"undo_decision":
{ Args: { "p_id": string,"p_reason": string }; Returns: string
                           },
"undo_stock_run":
{ Args: { "p_run_id": string }; Returns: Json
                           },
"unread_messages":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"update_profile":
{ Args: { "p_seen": Json,"p_typed": Json }; Returns: Json
                           },
"valuation_misses":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"vehicle_landing_pages":
{ Args: { "p_vehicle_id": string }; Returns: {
              "make": string,"model": string,"model_in_town": string,"town": string,"town_name": string
            }[]
                           },
"vehicle_standing":
{ Args: { "p_vehicle_id": string }; Returns: {
              "beaten_by": Json,"is_unbeaten": boolean,"rivals": number
            }[]
                           },
"vehicles_by_ids":
{ Args: { "p_ids": (string)[] }; Returns: Database["public"]['CompositeTypes']["vehicle_summary"][]
                          SetofOptions: {
        from: "*"
        to: "vehicle_summary"
        isOneToOne: false
        isSetofReturn: true
      } },
"wait_stock":
{ Args: { "p_cars": Json }; Returns: number
                           },
"waiting_names":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"want_stock_photos":
{ Args: { "p_cars": Json }; Returns: number
                           },
"withdraw_stock":
{ Args: { "p_ids": (string)[] }; Returns: (string)[]
                           }
          }
          Enums: {
            "alert_frequency": "at_once"|"daily"|"weekly"|"page","application_status": "pending"|"approved"|"rejected","body_type": "hatchback"|"sedan"|"suv"|"estate"|"coupe"|"convertible"|"mpv"|"pickup"|"van","case_kind": "listing"|"enquiry"|"held_message"|"application"|"conversation"|"appeal","enquiry_party": "buyer"|"seller","finance_owed": "none"|"to_settle","fuel_type": "petrol"|"diesel"|"electric"|"hybrid"|"plug_in_hybrid"|"hydrogen","listing_status": "draft"|"active"|"held"|"reserved"|"sold"|"archived","mail_kind": "confirm_enquiry"|"enquiry_messages"|"decision"|"report_outcome"|"still_for_sale"|"listing_archived"|"enquiry_link"|"confirm_search"|"search_matches"|"search_link"|"favourite_changes"|"stock_feed"|"waiting_cars","mail_outcome": "sent"|"retry"|"failed","match_reason": "listed"|"back"|"reduced"|"changed","message_risk": "link"|"bank_details","offer_state": "open"|"accepted"|"declined"|"countered"|"withdrawn"|"ended","price_verdict": "far_below"|"under"|"at"|"over"|"none"|"below"|"within"|"above","report_reason": "misleading"|"fraud"|"sold"|"duplicate"|"other","report_status": "open"|"resolved"|"dismissed","saved_car_state": "for_sale"|"reserved"|"sold"|"withdrawn","seller_type": "private"|"dealer"|"verified_dealer","service_history": "full"|"partial"|"none","shortlist_answer": "yes"|"no","staff_decision": "no_breach"|"held"|"correction_requested"|"taken_down"|"warned"|"closed"|"released"|"refused"|"approved_dealer"|"approved_verified_dealer"|"rejected"|"answered"|"appeal_upheld"|"appeal_rejected"|"undone","support_author": "visitor"|"assistant"|"staff","support_status": "open"|"waiting"|"closed","transmission_type": "manual"|"automatic"|"semi_automatic","vehicle_colour": "black"|"white"|"silver"|"grey"|"blue"|"red"|"green"|"orange"|"yellow"|"brown"|"beige"|"gold"|"purple"|"bronze","vehicle_condition": "excellent"|"very_good"|"good"|"fair"|"poor","write_off": "none"|"n"|"s"|"d"|"c"|"ab"
          }
          CompositeTypes: {
            "vehicle_filters": {
                        "search": string | null,"terms": Json | null,"make_ids": (string)[] | null,"model_ids": (string)[] | null,"fuels": (Database["public"]['Enums']["fuel_type"])[] | null,"transmissions": (Database["public"]['Enums']["transmission_type"])[] | null,"body_types": (Database["public"]['Enums']["body_type"])[] | null,"price_min": number | null,"price_max": number | null,"year_min": number | null,"year_max": number | null,"mileage_min": number | null,"mileage_max": number | null,"tax_max": number | null,"ulez": (string)[] | null,"seats_min": number | null,"doors": (number)[] | null,"colours": (Database["public"]['Enums']["vehicle_colour"])[] | null,"trims": (string)[] | null,"engine_min": number | null,"engine_max": number | null,"owners_max": number | null,"seller_types": (Database["public"]['Enums']["seller_type"])[] | null,"service_histories": (Database["public"]['Enums']["service_history"])[] | null,"features": (string)[] | null,"verdicts": (Database["public"]['Enums']["price_verdict"])[] | null,"latitude": number | null,"longitude": number | null,"radius_miles": number | null,"seller_id": string | null
                      },"vehicle_summary": {
                        "id": string | null,"seller_type": Database["public"]['Enums']["seller_type"] | null,"make": string | null,"model": string | null,"trim": string | null,"year": number | null,"price": number | null,"mileage": number | null,"fuel_type": Database["public"]['Enums']["fuel_type"] | null,"transmission": Database["public"]['Enums']["transmission_type"] | null,"body_type": Database["public"]['Enums']["body_type"] | null,"colour": Database["public"]['Enums']["vehicle_colour"] | null,"location": string | null,"outward_code": string | null,"created_at": string | null,"image_url": string | null,"distance_miles": number | null,"total_count": number | null,"is_verified": boolean | null,"value": number | null,"verdict": Database["public"]['Enums']["price_verdict"] | null,"is_unbeaten": boolean | null,"seats": number | null,"write_off": Database["public"]['Enums']["write_off"] | null,"is_reserved": boolean | null
                      }
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "alert_frequency": ["at_once", "daily", "weekly", "page"],"application_status": ["pending", "approved", "rejected"],"body_type": ["hatchback", "sedan", "suv", "estate", "coupe", "convertible", "mpv", "pickup", "van"],"case_kind": ["listing", "enquiry", "held_message", "application", "conversation", "appeal"],"enquiry_party": ["buyer", "seller"],"finance_owed": ["none", "to_settle"],"fuel_type": ["petrol", "diesel", "electric", "hybrid", "plug_in_hybrid", "hydrogen"],"listing_status": ["draft", "active", "held", "reserved", "sold", "archived"],"mail_kind": ["confirm_enquiry", "enquiry_messages", "decision", "report_outcome", "still_for_sale", "listing_archived", "enquiry_link", "confirm_search", "search_matches", "search_link", "favourite_changes", "stock_feed", "waiting_cars"],"mail_outcome": ["sent", "retry", "failed"],"match_reason": ["listed", "back", "reduced", "changed"],"message_risk": ["link", "bank_details"],"offer_state": ["open", "accepted", "declined", "countered", "withdrawn", "ended"],"price_verdict": ["far_below", "under", "at", "over", "none", "below", "within", "above"],"report_reason": ["misleading", "fraud", "sold", "duplicate", "other"],"report_status": ["open", "resolved", "dismissed"],"saved_car_state": ["for_sale", "reserved", "sold", "withdrawn"],"seller_type": ["private", "dealer", "verified_dealer"],"service_history": ["full", "partial", "none"],"shortlist_answer": ["yes", "no"],"staff_decision": ["no_breach", "held", "correction_requested", "taken_down", "warned", "closed", "released", "refused", "approved_dealer", "approved_verified_dealer", "rejected", "answered", "appeal_upheld", "appeal_rejected", "undone"],"support_author": ["visitor", "assistant", "staff"],"support_status": ["open", "waiting", "closed"],"transmission_type": ["manual", "automatic", "semi_automatic"],"vehicle_colour": ["black", "white", "silver", "grey", "blue", "red", "green", "orange", "yellow", "brown", "beige", "gold", "purple", "bronze"],"vehicle_condition": ["excellent", "very_good", "good", "fair", "poor"],"write_off": ["none", "n", "s", "d", "c", "ab"]
          }
        }
} as const
