/** Words that one slip of the keyboard would turn into a name: 'banger' into Ranger, 'audio' into Audi. */
const NEAR_NAMES = `
  alike alley aloe amaze ample anger aptitude arena aroma atrophy audio audit bach bacon baking banger batch baton
  bats beater bench blast bleach blend bling blocking bluff boaster bolster border brain brave breaking bride bully
  burger burnt caller candy carers cargo carol carrara cart carton cast challenge changing charting cheating chewy
  chili chill civil clash clasp classy cleat clone clover clutches clutter coat commence commuter commuters contract
  contracts copper corsage couch crack cram creed crime crock crude cruising curly dandy decree deluge demote dense
  denture deport dimmer diner diver diving doable docks donor drain drier dust eager ears earthy easter edginess
  election ellipse emotion engaged enrage escaped ether exert expel explode fable faction faint feline fetal filler
  finale finer fitter fiver flail fling flock font forest frail frays frost frying gala giver glade gliding gloss
  grace grade grain grass gravy grime groovy grove gully hardy heave heaving hedge hover jingle junction juror laid
  lair lance lanky lapel lasso latch lather latitude layer lean lemon lender licking lifter lightning linen liver
  loader lone lowered loyal macro manger mango margin markers marlin math medal mega minter misano morse mower multi
  multiple multiply nemeses nerve nitro notion otter ouch overhand overlaid ozone paced parting payer peach petal
  phoney phony pointy poker pole polio poser positive pouch pouring powder powdered prayer pride primal primate primer
  prize purge purse rabid racer raffle rage rake raking ranged raster ratio ream recharger reflector relax render
  replay reset ridge rift rims rival roast rocking rocky rogue saline sand sandy scare scorpion scuttle sector
  sedation seed seeds shark shingle shiny shirt shone shortage shout shrine siding sift singer slacks slash slice
  slicing slide slider slighting slit skyactiv slogan smite snare snort snout soda spied spilt splashy splinter spore spout
  stale starch staring stark startling stats steam steep steer stingy stoic stole stomp stoop stout straddle strip
  strips strung stung suing supper suzuka sweat swing swinger sword tack tail thigh tiger tingle toast torch torquey
  tough towcar tower trader tragic transmit tread tribute truce turban twine typos unloaded unrefined valued valve
  verse versus visa wheat whine width winner wound wrangle yield yodel`;

/** Words of makers' paints: 'Candy White', 'Copper Pulse'. */
const PAINTS = `
  acid almond aluminium amber amethyst apricot aqua aquamarine aruba atlantic aubergine auburn avocado baltic banana
  battleship berry biscuit blackberry blizzard blueberry bone borasco brass breeze brick brilliance brilliant
  butterscotch byron caldera camel canary cappuccino capri caramel cashmere cement chalk champagne cherry chestnut
  chilli chocolate chrome cinema cinnamon claret clay cloud clove coal cobalt cognac concrete coral corris cosmic
  cosmos cotton cranberry crow crystal cumin custard cyan daffodil dawn daytona denim desert dove dusk ebony eggshell
  ember emerald espresso estoril eternal fawn fern firenze flame flamingo flint fluorescent frozen fuchsia fudge fuji
  garnet gelato ginger glacier glossy granite grape graphene gunpowder gunship hakuba hazel honey hurricane imola
  indigo inferno ingot inky iridium iron ivory jade jupiter kaikoura khaki kinetic lagoon lapis laser latte lava
  lavender lazer lilac limestone lipstick liquorice loire magenta magma magnetic mahogany mandarin marine mars
  mauritius mauve mercury midnight mineral mist mocha monaco monsoon montalcino moondust moss mulberry mushroom
  mustard mystic nardo narvik neon neptune nickel nimbus nutmeg obsidian ochre onyx opal orchid orion osmium ostuni
  oyster pacific palladium panther paprika pastel peacock pearlescent pebble pepper pewter phantom pine pistachio plum
  polar polymetal portimao pumpkin quartz radiant rally rallye raspberry raven rhodium riviera rose saffron sage
  salmon sandstone santorini sapphire satin saturn savanna scarlet selenite sepia silk slate smoke snow snowflake
  solar sparkle sparkling stealth stellar storm strawberry suede sunflower sunrise sunset swan tangerine taupe tempest
  terracotta thistle tobacco toffee topaz tornado truffle tungsten turmeric tuxedo twilight ultramarine umber vanilla
  velocity velvet venus vermilion volcano walnut wave yulong zephyr zinc`;

/** Buyers and sellers use these words for a car's use, state and sale. */
const TALK = `
  adblue allotment ambulance american arch asap autobahn awesome bangers barn beauty bodywork bonnet british buggy
  builder bulletproof bumper camping carer cash chariot chassis chauffeur cheapie cheapo chinese comfy cool corrosion
  cosy countryside cracker cute cycling delivered dent dents diff differential ding docs doctor drag drift electrician
  errands european exotic farmer faultless fireman fishing flawless flywheel frugal funky garage german gleaming
  golfing grandparents guru gurus haggle hauler heap hearse hobby hypercar immediate injectors insurable interest
  invoice italian jack jalopy japan japanese korean limo locally mechanic microcar moped mule muncher nail negotiable
  nippy nurse nursery oldie ovno paperwork parcel parcels pensioner pensioners peppy plumber posh pram prom pushchair
  quad quirky receipts repayments replica respray resprayed restoration restored retired retiree retirement roadworthy
  rolling rugged scooter scratches scuff scuffs sexy shed sheds sills sleek snotter spotless stunner sturdy subframe
  surfing swanky swedish swop teen thrifty tidy tomorrow toy trackday tractor traders undersealed unfinished unmarked
  urgently viewing waxoyl weekender welded whip wing workhorse wreck youngtimer zippy`;

/**
 * Ordinary words beyond the list of english-words.ts. They are correctly spelled: none is corrected into a name or taken for an
 * unknown one, but a trim may be called so.
 */
export const ORDINARY_WORDS = new Set([NEAR_NAMES, PAINTS, TALK].join(' ').trim().split(/\s+/));
