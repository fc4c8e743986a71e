/**
 * Brands and shops whose name does not reveal the contents. Makers of substitutes for milk, meat or eggs are excluded,
 * and so are names that are everyday words.
 */
export const BRANDS: readonly string[] = `
  365 Everyday Value; Aashirvaad; Achva; Aidells; Ajinomoto; Al'Fez; Aldi; Alexia; Allinson; Amazon Fresh;
  Amul; Amy's; Anchor; Ancient Harvest; Applegate; Applegate Farms; Archer Farms; Ardmona; Arla;
  Arm & Hammer; Arm and Hammer; Arnold; Arnott's; Aroy-D; Arrowhead Mills; Asda; Athenos; Athens;
  Aunt Bessie's; Aunt Jemima; Aunt Nellie's; Badia; Baker's; Ball Park; Barilla; Bega; Belazu; BelGioioso;
  Bell & Evans; Ben & Jerry's; Ben's Original; Bertolli; Best Foods; Bianco DiNapoli; Billington's;
  Bionaturae; Bird's Eye; Birds Eye; Blue Bell; Blue Diamond; Blue Dragon; Boar's Head; Bob's Red Mill;
  Boboli; Bobs Red Mill; Bonne Maman; Borden; Bragg; Braggs; Breakstone's; Brer Rabbit; Breyers; Bubbies;
  Buitoni; Bull's-Eye; Bulldog; Bush's; Bush's Best; Butterball; C&H; Cabot; Cadbury;
  California Olive Ranch; Callebaut; Calumet; Campbell's; Captain Birdseye; Carapelli; Carnation; Carr's;
  Carrefour; Carte D'Or; Cascadian Farm; Cathedral City; Cavendish; Cedar's; Cento; Cerebos; Chaokoh;
  Chiquita; Chobani; Cholula; Chosen Foods; Cirio; Clabber Girl; Classico; Claussen;
  Co-op; Colavita; Coles; College Inn; Colman's; Contadina; Coop; Costco; Cravendale; Creamette; Crisco;
  Cypressa; Cypriana; Dairy Farmers; Daisy; Dannon; Danone; Dave's Killer; De Cecco; Del Monte; Delallo;
  Devondale; Diamond Crystal; Divina; Dodoni; Dole; Dolmio; Doves Farm; Dreyer's; Driscoll's; Droste;
  Dufour; Duke's; Dunn's River; Eagle Brand; East End; Eckrich; Edeka; Eden; Eden Foods; Edgell; Edy's;
  Embasa; Encona; Fage; Fairlife; Farmland; Filippo Berio; Fleischmann's; Folgers; Foster Farms; Frank's;
  French's; Galbani; Garofalo; General Mills; Genova; Ghirardelli; Ginsters; Giovanni Rana; Gold Medal;
  Golden Circle; Good & Gather; Gorton's; Goya; Grandma's; Great Value; Green & Black's; Green Giant;
  Grey Poupon; Grillo's; Guerrero; Guittard; Gulden's; Haagen-Dazs; Haldiram's; Halo Top; Hartley's;
  Hebrew National; Heinz; Hellmann's; Hellmans; Herb-Ox; Herdez; Hershey's; Hidden Valley; Hillshire Farm;
  Hodgson Mill; Homepride; Honey Maid; Hormel; Hovis; Hunt's; Huy Fong; IGA; Illy; Imperial; Island Sun;
  Jacob's; Jeff's Garden; Jennie-O; Jif; Jimmy Dean; John West; Johnsonville; Jordans; Joseph's; Jovial;
  Joyva; Jus-Rol; Jusrol; Justin's; Kallo; Karo; Keebler; Kellogg's; Ken's; Kerrygold; Kewpie; Kikkoman;
  King Arthur; King Arthur Baking; King Oscar; King's Hawaiian; Kingsmill; Kirkland; Kirkland Signature;
  Kitchen Basics; Knorr; Knox; Knudsen; Kolios; Kraft; Krinos; Kroger; KTC; La Banderita; La Costena;
  La Tourangelle; Land O Lakes; Land O'Lakes; Laura Scudder's; Lavazza; Laxmi; Lay's; Laziza;
  Lea & Perrins; Lee Kum Kee; Leggo's; Levi Roots; Libby's; Lidl; Lindt; Lipton; LKK; Loblaws; Log Cabin;
  Loyd Grossman; Lundberg; Lurpak; Lyle's; M&S; Madhava; Mae Ploy; Maesri; Maggi; Mahatma; Maille;
  Mainland; Maldon; Marigold; Market Pantry; Marks & Spencer; Maruchan; Marukan; Marutai; Marzetti;
  Masterfoods; Mazola; Mccain; McCann's; McCormick; McDougalls; McVitie's; MDH; Member's Mark; Mercadona;
  Merchant Gourmet; Meridian; Mezzetta; Migros; Minute; Minute Maid; Mission; Mizkan; Morrisons; Morton;
  Morton's; Mrs Butterworth's; Mt Olive; Muir Glen; Muller; Mutti; Nabisco; Nakano; Nando's; Napolina;
  Natco; Nathan's; Nature Nate's; Nature Valley; Nature's Own; Nature's Path; Near East; Nescafe; Nestle;
  Nestle Carnation; Nestle Toll House; Newman's Own; Nielsen-Massey; Niman Ranch; Nissin; Nongshim; Noosa;
  Nutiva; O Organics; Ocado; Ocean Spray; Oikos; Old El Paso; Onken; Ore-Ida; Organic Valley; Ortega;
  Ortiz; Oscar Mayer; Otafuku; Pacific Foods; Patak's; Pearl Milling; Pearl River Bridge; Penzeys;
  Pepperidge Farm; Perdue; Peter Pan; PG Tips; Philadelphia; Pilgrims Choice; Pillsbury; Pittas; Planters;
  Plugra; Polaner; Pompeian; Prego; President; President's Choice; Private Selection; Progresso;
  Publix; Quaker; Ragu; Rajah; Rana; Rao's; Red Boat; Red Gold; Red Star; Rewe; Rice-A-Roni; Richmond;
  Ro-Tel; Robertson's; Robin Hood; Rold Gold; Ronzoni; Rosarita; Rotel; Rowse; Ruffles; Rumford; Rummo; Rustlers;
  Rustichella; S&B; Sabra; Sacla; Sadaf; SAF; Safe Catch; Safeway; Sainsbury's; San Giorgio; San Remo;
  San-J; Sanitarium; Sara Lee; Sargento; Sarson's; Saxa; Scharffen Berger; Schwartz; Seed & Mill;
  Seed + Mill; Seeds of Change; Shaoxing Hua Diao; Sharwood's; Shiloh Farms; Shirakiku; Siggi's;
  Signature Select; Silver Spoon; Simple Truth; Simplot; Simply Nature; Simply Orange; Simply Organic;
  Skippy; Smithfield; Smucker's; Snyder's; Soom; SPC; Spice Islands; Squid Brand; St Dalfour; StarKist;
  Steen's; Stonefire; Stonyfield; Stute; Sun-Maid; Sun-Pat; Sunkist; Sunmaid; Sunrice; Sunsweet; Swad;
  Swanson; Sweet Baby Ray's; Talenti; Tate & Lyle; Tate and Lyle; Teddie; Terry's; Tesco; Tesco Finest;
  Tetley; Thai Kitchen; Thomas'; Three Crabs; Thrive Market; Tilda; Tillamook; Tinkyada; Toll House;
  Tone's; Tostitos; Trader Joe's; Tropical Sun; Tropicana; TRS; Tuttorosso; Twinings; Tyrrells; Tyson;
  Uncle Ben's; Utz; Valentina; Valrhona; Vegeta; Vlasic; Waitrose; Waitrose Essential; Walkers;
  Walkerswood; Wall's; Walls; Walmart; Warburtons; Wegmans; Welch's; Welchs; Wesson; Western Star;
  White Lily; Whole Earth; Whole Foods; Wickles; Wild Planet; Wish-Bone; Wonder; Woolies; Woolworths;
  Wyler's; Yeo Valley; Yoplait; Yorkshire; Young's; Zatarain's; Ziyad;
  Starbucks; Dunkin; Dunkin Donuts; McDonald's; McDonalds; Burger King; Wendy's; KFC; Kentucky Fried;
  Taco Bell; Subway; Chick-fil-A; Chick fil A; Popeyes; Domino's; Pizza Hut; Papa John's; Little Caesars;
  Panera; Panera Bread; Five Guys; In-N-Out; Shake Shack; Arby's; Dairy Queen; Panda Express;
  Olive Garden; Applebee's; Denny's; IHOP; Cracker Barrel; Costa Coffee; Tim Hortons; Krispy Kreme;
  Jack in the Box; Carl's Jr; Hardee's; White Castle; Culver's; Wingstop; Jersey Mike's; Jimmy John's;
  Auntie Anne's; Cinnabon; Pret a Manger; Greggs; Wagamama; Cheesecake Factory; Texas Roadhouse;
  PF Chang's; Premier Protein; Muscle Milk; Optimum Nutrition; Myprotein; Larabar; RXBAR; Nature's Bakery;
  Entenmann's; Little Debbie; Nature's Harvest; Oroweat; Stouffer's; Lean Cuisine; Healthy Choice;
  Marie Callender's; Hungry-Man; DiGiorno; Totino's; Red Baron; Tombstone; El Monterey; Jose Ole;
  TGI Fridays; Dietz & Watson; Liberte; Activia; Horizon Organic; Stonyfield Organic`
  .split(';')
  .map((name) => name.trim());

/** The food that a brand means if none is named. 'canned': what it makes is sold in tins. */
export const BRAND_FOODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bread: 'warburtons, hovis, kingsmill, allinson, wonder, oroweat',
    'cheddar cheese': 'cathedral city, pilgrims choice, seriously strong, tillamook',
    yogurt: 'activia, onken, muller, yoplait, yeo valley, dannon',
    'greek yogurt': 'fage, fage total, total greek, siggis',
    'vanilla greek yogurt': 'chobani, oikos',
    'peanut butter': 'skippy, jif, sun pat, whole earth',
    'cream cheese': 'philadelphia, philly',
    'cheese spread': 'laughing cow, la vache qui rit, kiri, dairylea, primula',
    'processed cheese': 'velveeta, kraft singles',
    'pasta sauce': 'dolmio, ragu, prego, loyd grossman, raos',
    jam: 'bonne maman, smuckers, hartleys, st dalfour, robertsons, polaner, streamline',
    soup: 'campbells, progresso, baxters, covent garden, cully and sully',
    'ice cream': 'haagen dazs, carte dor, breyers, dreyers, edys, blue bell',
    'sparkling water': 'la croix, lacroix, bubly, san pellegrino, perrier, topo chico, badoit, spindrift',
    'sour cream': 'daisy',
    mayonnaise: 'hellmanns, best foods, kewpie, dukes',
    pasta: 'barilla, de cecco, rummo, garofalo, ronzoni, creamette, buitoni, napolina',
    margarine: 'flora, stork, i cant believe its not butter, country crock',
    'oat milk': 'oatly',
    canned: 'john west, princes, starkist, bumble bee, wild planet',
  }).flatMap(([food, brands]) => brands.split(', ').map((brand): [string, string] => [brand, food])),
);
