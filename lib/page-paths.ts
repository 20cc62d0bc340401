import type { Route } from 'next';

// lib/paths exports these as `paths` and adds the addresses with a query and those of the API. Each
// path is one export, so that the scripts of a page contain only the paths they use.

export const home = '/' as Route;
export const vehicles = '/vehicles' as Route;
/** The filter panel as a page, before or without scripts; its query is of lib/search/filters. */
export const filters = '/vehicles/filters' as Route;
export const vehicle = (id: string) => `/vehicles/${id}` as Route;
/** A landing page by its slugs, such as 'ford/fiesta/leeds'; see landingPath. */
export const landing = (slugs: string) => `/used-cars/${slugs}` as Route;
/** The adverts of a model as a CSV file, by its slugs, such as 'ford/fiesta'. */
export const modelFigures = (slugs: string) => `/used-cars/${slugs}/figures.csv` as Route;
/** The cost of three years of a car at one's own miles. */
export const costToOwn = (id: string) => `/vehicles/${id}/cost-to-own` as Route;
export const reportVehicle = (id: string) => `/vehicles/${id}/report` as Route;
/** The records of a provider about a car. */
export const historyCheck = (id: string) => `/vehicles/${id}/history-check` as Route;
export const sell = '/sell' as Route;
/** A step of the form for a listing of the user; lib/selling/steps has its names. */
export const sellStep = (id: string, step: string) => `/sell/${id}/${step}` as Route;
export const myVehicles = '/my-vehicles' as Route;
/** The seller details that buyers see of the user. */
export const sellerDetails = '/my-vehicles/seller' as Route;
/** The form that sends a dealer's stock file, and a sent file with its checks. */
export const stock = '/my-vehicles/stock' as Route;
export const stockFile = (id: string) => `/my-vehicles/stock/${id}` as Route;
/** The format of a stock file, column by column. */
export const stockFormat = '/my-vehicles/stock/format' as Route;
/** The forms that mark a listing of the user as sold, and delete it. */
export const markSold = (id: string) => `/my-vehicles/${id}/sold` as Route;
/** The form that lets buyers reserve a listing of the user. */
export const listingReservations = (id: string) => `/my-vehicles/${id}/reservations` as Route;
export const deleteListing = (id: string) => `/my-vehicles/${id}/delete` as Route;
/** The page of a seller with their cars for sale, by the seller's public id. */
export const seller = (id: string) => `/sellers/${id}` as Route;
export const favourites = '/favourites' as Route;
/** A shortlist that is shared, by its secret token. */
export const shortlist = (token: string) => `/shortlist/${token}` as Route;
/** The searches of the account, or signed out the form that asks for a link to them. */
export const savedSearches = '/saved-searches' as Route;
/** The form that saves a search; `query` is a canonical filter query. */
export const newSavedSearch = (query: string) =>
  `/saved-searches/new${query ? `?${query}` : ''}` as Route;
/** The searches of an address, one that waits for it and one to stop, by the token of a mailed link. */
export const manageSearches = (token: string) => `/saved-searches/manage/${token}` as Route;
export const confirmSearch = (token: string) => `/saved-searches/confirm/${token}` as Route;
export const stopSearch = (token: string) => `/saved-searches/stop/${token}` as Route;
/** Receives the one-click POST of mail programs (RFC 8058). */
export const stopSearchApi = (token: string) => `/api/saved-searches/stop/${token}` as Route;
/** The Atom feed of a search, by its secret token. */
export const searchFeed = (id: string, token: string) =>
  `/api/saved-searches/${id}/${token}/feed.xml` as Route;
/** Cars side by side; see comparePath. */
export const compare = '/compare' as Route;
export const messages = '/messages' as Route;
export const message = (id: string) => `/messages/${id}` as Route;
/** A thread without an account, by the token of a mailed link. */
export const messageLink = (token: string) => `/messages/link/${token}` as Route;
export const unsubscribe = (token: string) => `/messages/unsubscribe/${token}` as Route;
/** Receives the one-click POST of mail programs (RFC 8058). */
export const unsubscribeApi = (token: string) => `/api/unsubscribe/${token}` as Route;
export const evidence = '/evidence' as Route;
export const advertEvidence = '/evidence/adverts' as Route;
export const valuationEvidence = '/evidence/valuation' as Route;
export const misses = '/evidence/misses' as Route;
/** The download of the commitments and of the groups of sold cars. */
export const missesFile = '/evidence/misses/valuations.json' as Route;
export const aiValuation = '/ai-valuation' as Route;
export const bulkValuation = '/ai-valuation/bulk' as Route;
export const bulkExample = '/ai-valuation/bulk/example.csv' as Route;
/** Receives a file of cars and responds with the same file and figures. */
export const bulkFigures = '/ai-valuation/bulk/figures.csv' as Route;
/** The finance calculator; see financePath. */
export const finance = '/finance' as Route;
/** The page that checks the text of any advert. */
export const checkAdvert = '/check-advert' as Route;
export const arShowroom = '/ar-showroom' as Route;
/** The checklist for a viewing; its query names the car, see lib/showroom/tools. */
export const viewingSheet = '/ar-showroom/viewing-sheet' as Route;
/** The showroom on a car for sale; see showroomPath. */
export const showroom = (vehicle: string) =>
  `/ar-showroom?${new URLSearchParams({ vehicle })}` as Route;
/** Paying for a car and handing it over, and the receipt to print. */
export const handingOver = '/handing-over' as Route;
export const receipt = '/handing-over/receipt' as Route;
/** The receipt filled in from a car for sale. */
export const receiptOf = (vehicle: string) =>
  `/handing-over/receipt?${new URLSearchParams({ vehicle })}` as Route;
/** The visitor's present car, whose value comes off the price of every car shown; on the device alone. */
export const partExchange = '/part-exchange' as Route;
export const web3Trading = '/web3-trading' as Route;
export const simulator = '/web3-trading#simulator' as Route;
export const dvlaIntegration = '/dvla-integration' as Route;
export const blockchainGuide = '/blockchain-guide' as Route;
export const apiDocs = '/api-docs' as Route;
export const auth = '/auth' as Route;
export const confirm = '/auth/confirm' as Route;
export const newPassword = '/auth/new-password' as Route;
export const signOut = '/auth/sign-out' as Route;
export const confirmPassword = '/auth/confirm-password' as Route;
/** Sets a second factor up, and asks for its code. */
export const secondFactor = '/auth/second-factor' as Route;
export const profile = '/profile' as Route;
export const valuations = '/valuations' as Route;
export const valuation = (id: string) => `/valuations/${id}` as Route;
export const settings = '/settings' as Route;
export const deleteAccount = '/settings/delete-account' as Route;
export const myData = '/settings/my-data' as Route;
export const help = '/help' as Route;
/** The help search without JavaScript. */
export const helpSearch = '/help/search' as Route;
export const helpTopic = (id: string) => `/help#${id}` as Route;
export const contact = '/contact' as Route;
export const privacy = '/privacy' as Route;
export const terms = '/terms' as Route;
export const cookies = '/cookies' as Route;
export const audit = '/audit' as Route;
export const notices = '/third-party-notices.txt' as Route;
export const staff = '/staff' as Route;
export const staffNames = '/staff/names' as Route;
export const staffSeller = (id: string) => `/staff/sellers/${id}` as Route;
/** A decision of staff for the person it concerns, by the token of a mailed link. */
export const appeal = (token: string) => `/appeals/${token}` as Route;
/** An unused path, which shows the site's 404 page; dynamic pages redirect to it. */
export const missing = '/not-found' as Route;
