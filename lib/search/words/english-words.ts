// The words of three to seven letters in the smallest English and British lists of SCOWL (http://wordlist.aspell.net).
// Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
// associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
// without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and
// this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
// suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
const WORDS = `
  ability able about above absence abuse accept accepts access accord accords account achieve acquire across act
  acted acting action actions active acts actual add added adding address adds adjust admit admits adopt adopted
  adopts advance advice advise advised advises affair affairs affect affects afford afraid after again against age
  agency ages ago agree agreed agrees ahead aid aim aimed aiming aims air alarm album alias alive all allow
  allowed allows almost alone along already also alter altered alters always among amongst amount amounts amuse
  amused amuses amusing ancient and angle angry animal annoy annoyed annoys annual another answer answers any
  anybody anyone anyway apart apology appeal appear appears apple applied applies apply approve are area areas
  argue argued argues arguing arise arises arm army around arrange arrive arrived arrives art article artist aside
  ask asked asking asks asleep aspect aspects assume assumed assumes assure assured assures ate attach attack
  attempt attend attends attract author authors autumn average avoid avoided avoids awake award aware away awful
  awkward back backed backing backs bad badly balance ball ban band bank bar bars base based bases basic basing
  basis battery bear bearing bears became because become becomes bed been before began begin begins begun behalf
  behave behind being believe belong belongs below benefit besides best bet bets better betting between beyond bid
  bidding bids big bigger biggest bill binary bind binding binds biology bit bite bites biting bits bitten bizarre
  black blame blank block blow blue board boards boat bodies body book books boot bore borne borrow borrows both
  bother bothers bottle bottom bought bound box boxes boy bracket branch brand breach break breaks bridge brief
  briefly bright bring brings broke broken brother brought brown bucket budget buffer bug bugs build builds built
  bulk buried buries bury burying bus busy but button buy buying buys byte bytes call called calling calls came
  can cannot capable capital captain car card cards care careful cares carried carries carry case cases cat catch
  catches caught cause caused causes causing cease cell cent central centre century certain chain chair chance
  chances change changed changes channel chaos chapter char charge charged charges chars cheap cheaper check
  checked checks cheque chequed cheques child chip chips choice choose chooses chose chosen church circle circuit
  citizen city claim claimed claims clarify class classes clean clear cleared clearer clearly clears clever clock
  close closed closely closer closes closest closing club clue code coded codes coding coffee cold collect college
  colour colours column combine come comes coming command comment common company compare complex compose compute
  concept concern confirm confuse connect consist contact contain content context control convert cope copied
  copies copy copying core corner corners correct corrupt cost costing costs could council count counted counter
  country counts county couple course courses court cover covered covers crash crashed crashes crazy create
  created creates credit crisis crisp crisps cross cry culture cumming cums cup cure curious current cursor cut
  cuts cutting cycle cycles daily damage damaged damages danger dare dark data date dated dates dating datum day
  days dead deal dealing deals dealt dear death debate decade decent decide decided decides declare deduce deem
  deemed deeming deems deep deeply default defence define defined defines degree degrees delay delete deleted
  deletes deliver demand demands depend depends depth derive derived derives design designs desire desired desires
  desk despite destroy detail details detect detects develop device devices devote devoted devotes did die died
  dies differ digit digital digits dinner direct directs dirty disc discs discuss disk dislike display distant
  disturb ditto divide divided divides doe does dog doing dollar domain done door doors double doubt down dozen
  dozens drastic draw drawing drawn draws dream drew drink drive driven driver drivers drives driving drop dropped
  drops drove dry dubious due dumb dump during duty dying each earlier early earth ease easier easiest easily east
  easy eat eaten eating eats economy edge edit edited editing edition editor editors edits effect effects effort
  efforts eight either elect elected elects element else empty enable enables end ended ending ends enemy enjoy
  enough ensure ensured ensures enter entered enters entire entitle entity entries entry equal equally eraser err
  error errors escape even evened evening evens event events ever every exact exactly examine example except
  excess exclude excuse execute exist existed exists expand expands expect expects expense expert experts explain
  express extend extends extent extra extract extreme eye eyes face fact factor factors facts fail failed failing
  fails failure fair fairly faith fall fallen falling falls false family famous fan fancy far farm farther fashion
  fast faster fastest fatal fate father fault faults favour fear feature fed federal feed feeding feeds feel
  feeling feels feet fell felt few fewer fewest field fields fight figure figures file filed files filing fill
  filled filling fills film final finally find finding finds fine finger fingers finish finite fire firm firmly
  first firstly fiscal fish fishes fit fits fitted fitting five fix fixed fixes fixing flag flash flashed flashes
  flat flavour flew flied flies flight float floated floats floor flow flown fly flying folk folks follow follows
  food foot for force forced forces forcing foreign forever forget forgets forgot form formal format formed former
  forming forms forth fortune forward found four fourth frame free freedom freely french fresh friend friends
  fries from front fry full fully fun fund funds funny further future gain gained gaining gains game games gap
  garbage garden gas gather gave general genuine get gets getting girl give given gives giving glad glass global
  goes going gone good goods got gotten grand grands grant granted grants graph graphic grave great greater
  greatly green grew grey grind grinds gross grosses ground grounds group groups grow growing grown grows growth
  guard guess guessed guesses guide gun guy habit habits hack had hair half hall hand handed handing handle
  handled handles hands handy hang hanged hanging hangs happen happens happily happy hard harder hardest hardly
  harm harmful has hat hate have having head headed header heading heads health healthy hear heard hearing hears
  heart heat heavily heavy held hell hello help helped helpful helping helps hence her here hereby herself hes hid
  hidden hide hides hiding high higher highest highly hill him himself hint hints his history hit hits hitting
  hold holding holds hole holes holiday home honest hope hoped hopes hoping horse horses host hot hotel hour hours
  house how however huge human hundred hung hunt hurry husband ice idea ideal ideas ignore ignored ignores ill
  illegal image images imagine impact implied implies imply impose imposed imposes improve inch inches incline
  include income indeed index info inform informs initial inner input inputs insert inserts inside insist insists
  install instant instead integer intend intends into invalid invent invents invite invited invites involve
  isolate issue issued issues issuing item items its itself job jobs join joined joining joins joint joke joy
  judge jump jumps junk just justify keen keep keeping keeps kept key keys kid kill killed killing kills kind
  kindly kinds king knew knock knocked knocks know knowing known knows label labels labour lack lacked lacking
  lacks ladies lady lain land landed landing lands large largely larger largest last lasts late later latest
  latter law laws lay layout lazy leach lead leaded leader leading leads leaf learn learned learns learnt least
  leave leaved leaves leaving lecture led left leg legal legally legs lend length less lesser lesson lessons let
  lets letter letters letting level levels liable library lie lied lies life lift light lights like liked likely
  likes liking limit limited limits line linear lines link linked linking links list listed listen listing lists
  little live lived lives living load loaded loading loads loan local lock locked locking locks log logged logging
  logic logical logs long longer longest look looked looking looks loop loose lorries lorry lose loses losing loss
  lost lot lots loudly love low lower lowest luck lucky lunch lying machine mad made magic mail main mainly major
  make makes making man manage managed manager manages manner manual manuals many map march mark marked market
  marking marks marry mass massive master match matches matter matters maximum may maybe mean meaning means meant
  measure media medical medium mediums meet meeting meets member members memory men mention mere merely merit
  merits mess message messy met metal method methods middle might mile miles million mind minded minding minds
  mine minimal minimum minor minute minutes mislead misled miss missed misses missing mistake mistook misuse mix
  mixed mixes mixing mod mode model models modern modify moment money monitor month months moral more morning most
  mostly mother motion mouth move moved moves movie moving much music must myself naive name named namely names
  naming nasty nation natural nature naughty near nearby nearer nearest nearly neck need needed needing needs
  neither nervous net network never new news next nice nicer nicest night nine nobody noise noisy none nor normal
  north not note noted notes nothing notice noticed notices notify noting novel now nowhere numb number numbers
  numbest obey object objects obscure observe obtain obtains obvious occupy occur occurs odd odds off offer
  offered offers office officer offices often oil old older oldest omit omits omitted once one ones only onto open
  opened opening opens operate opinion oppose opposed opposes option options order ordered orders origin other
  others ought our ours out outer output outside over overall owe owed owes owing own owner owners pack package
  packet page pages paid pain painful pair pairs paper papers parent park part partial parties partly parts party
  pass passed passes passing past patch path patient pattern pause pay payed paying pays peace peak pen people per
  perfect perform perhaps period permit permits person persons petrol phase phone phrase phrases pick picked
  picking picks picture piece pieces pile pint pipe place placed places placing plain plan plane planet planned
  plans plant plastic play played playing plays plea please pleased pleases plenty plot plots plug plus pocket
  poem poet point pointed points police policy poll pool poor pop popular port post posted posting posts pound
  pounds power powers precise prefer prefers prepare present press pressed presses presume pretty prevent price
  prices primary prime print printed printer prints prior private problem process produce product program project
  promise prompt prone proof proper propose protect protest prove proved proves provide proving public publish
  pull pulled pulling pulls pure purely purpose push pushed pushes pushing put puts putt putted putting putts
  qualify quality quarter queue quick quicker quickly quiet quietly quit quite quits quote quoted quotes quoting
  race radio rain raise raised raises raising ran random range rapid rapidly rare rarely rate rates rather raw
  reach reached reaches react read reader readers readily reading reads ready real realise reality really reason
  reasons recall receive recent record records recover red reduce reduced reduces refer refers reflect refuse
  refused refuses regard regards region regret regular reject rejects relate related relates release rely remain
  remains remark remarks remind reminds remote removal remove removed removes repair repeat repeats replace
  replied replies reply report reports request require reserve resort respect respond rest restart restore result
  results retain return returns reveal reveals reverse review rewrite rid ridding ride rids right rights ring rise
  risk river road role roll room rooms root rough roughly round route routine row rubber rubbish rule rules rumour
  run running runs rush sad sadly safe safely safer safest safety said saint sake saki sale sales same sample sat
  satisfy save saved saves saving saw say saying says scale scan scene scheme school schools science score scores
  scrap scratch screen screens script search season second seconds secret section secure see seeing seek seeking
  seeks seem seemed seeming seems seen sees select selects self sell selling sells seminar send sending sends
  senior sense sent serial series serious serve served server serves service serving session set sets setting
  settle settled settles seven several severe sex shall shame shape share shared shares sharing sharp she sheet
  shelf shell shift ship shoot shop shopped shops short shorter shortly should show showed showing shown shows
  shut shuts side sides sight sign signal signals signed signing signs silly similar simple simpler simply since
  single sit site sites sits sitting six size sizes skill skills sleep slight slip slow slower slowest slowly
  small smaller smile smooth social society soft sold solely solid solve solved solves solving some somehow
  someone son soon sooner soonest sorry sort sorted sorting sorts sought sound sounded sounds source sources south
  space spaces spare speak speaker speaks special specify speech speed spell spelled spells spelt spend spends
  spent spirit spite split splits spoke spoken spot spots spotted spread spreads spring square stable staff stage
  stages stand stands start started starts state stated states stating station status stay stayed staying stays
  steal step stick sticks still stock stone stones stood stop stopped stops storage store stored stores storey
  storing story strange stream street strict strike strikes string strings strong struck stuck student studied
  studies study stuff stupid style subject submit submits subset subtle succeed success such sudden suffer suffers
  suffice sugar suggest suit suited suiting suits sum summary summer sun supply support suppose sure surely
  surface survey survive suspect suspend switch symbol symbols syntax system systems table tables take taken takes
  taking talk talked talking talks tank tanks tape tapes target task tasks taste taught tax tea teach teacher
  teaches team tedious teeth tell telling tells ten tend tends term terms test tested testing tests text than
  thank thanks that the their them then theory there thereby these they thin thing things think thinks third this
  those though thought threat three threw through throw thrown throws thus ticket tickets tie tied ties tight till
  time timed times timing tin title titles today token told tonight too took tooth top topic topics total totally
  touch touched touches toward towards town trace track tracks traffic train trained trains trap trapped traps
  trash travel treat treated treats tree trees trial trick tried tries trip trivial trouble truck trucks true
  truly trunk trust trusted trusts truth try trying tune turn turned turning turns twelve twenty twice two tying
  type typed types typical typing ugly unable unaware unclear under unhappy uniform unique unit unite units
  unknown unless unlike until unusual update updated updates upon upper upset upsets upwards usage use used useful
  useless user users uses using usual usually utility utterly vague vaguely valid value values van vans varied
  varies variety various vary varying vast vastly vector version very via vice video view views virtue visible
  vision visit vital voice volume vote votes wait waited waiting waits walk walked walking walks wall walls want
  wanted wanting wants war warm warn warned warning warns was wash waste wasted wastes wasting watch watched
  watches water way ways weapon wear wearing wears weather week weekend weeks weight weird welcome well went were
  west western what wheel wheels when where whereas whereby whether which while whilst white who whoever whole
  whom whose why wide widely wider widest wife wild will willed willing wills win wind window windows wine winning
  wins winter wire wise wish wished wishes wishing with within without woman women won wonder wonders wooden word
  worded wording words wore work worked worker workers working works world worn worried worries worry worse worst
  worth worthy would write writer writes writing written wrong wrote year years yellow yes yet you young your
  yours zero`;

/**
 * Ordinary words: correctly spelled, and too common to represent part of a name ('range' for Range
 * Rover).
 */
export const ENGLISH_WORDS = new Set(WORDS.trim().split(/\s+/));
