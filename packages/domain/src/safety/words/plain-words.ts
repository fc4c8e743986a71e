/** Words that do not change what a food is: cut, state, pack, breed, origin or brand. Singular. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `fresh freshly frozen thawed chilled cold warm hot room temperature raw uncooked cooked precooked boiled
    steamed roasted roast baked grilled broiled fried pan deep sauteed seared poached braised stewed smoked
    cured dried dehydrated sun air freeze canned tinned jarred bottled packed boxed bagged toasted charred
    caramelized blanched pickled brined salted unsalted unseasoned unflavored plain natural pure real organic
    homemade chopped diced minced sliced shredded grated cubed halved quartered julienned peeled unpeeled seeded
    deseeded unseeded pitted unpitted cored trimmed rinsed drained undrained washed shelled unshelled deveined
    boneless skinless bone skin on in off with without and or of the a an for from to into at by as per plus
    shucked cleaned scrubbed picked crushed cracked ground powdered granulated crumbled torn mashed pureed
    blended whipped beaten melted softened slivered flaked shaved ribboned spiralized riced cut pressed squeezed
    strained filtered sifted whisked separated smashed bruised scored finely thinly roughly coarsely thickly
    lightly well very extra super double triple half quarter third large medium small jumbo mini tiny big long
    short thick thin wide narrow flat round whole split fine coarse baby young new mature aged old ripe overripe
    unripe firm soft silken crisp crispy crunchy creamy smooth chunky tender juicy lean fatty light dark low
    reduced high full fat non nonfat sodium salt sugar carb unsweetened sweetened added no less free gluten
    dairy lactose nut egg soy grain cage range pasture raised grass fed wild caught farmed farm sustainable line
    dozen dose dosen glas packung becher beutel netz słoik sloik paczka opakowanie puszka lata kutu kavanoz paket bocal paquet vasetto sack
    freezer fridge natur natural nature parve pareve
    vegan vegetarian plant based kosher halal certified premium quality good best choice prime select grade
    gourmet artisan artisanal rustic traditional classic original authentic style fashioned country everyday
    favorite favourite store bought brand local leftover optional needed garnish serving dusting drizzling
    frying sprinkling greasing red green yellow orange purple white black brown golden blue pink rainbow
    tricolor color colored piece pieces slice strip stick cube chunk wedge segment ring fillet filet steak chop
    cutlet medallion loin rack leg thigh breast wing drumstick shank shoulder neck rib belly cheek tail head
    hock trotter knuckle tenderloin rump leaf stem stalk sprig bunch bulb root clove heart tip spear floret
    crown ear cob kernel pod seed husk zest rind peel flesh center centre flake shaving shred powder granule can
    tin jar bottle carton box bag packet package pack pouch tube container tub log wheel ball sheet loaf cup
    tablespoon teaspoon tbsp tsp oz ounce lb pound gram g kg ml liter litre pint quart handful pinch dash splash
    knob inch cm about approximately few some several more italian greek spanish mexican american english
    british irish scottish french german swiss dutch danish belgian polish russian asian chinese japanese korean
    indian thai vietnamese turkish moroccan lebanese persian israeli egyptian african mediterranean cuban
    jamaican brazilian peruvian argentinian chilean hawaiian california californian carolina texas louisiana
    cajun creole southern york washington vermont wisconsin idaho maine alaskan alaska atlantic pacific
    norwegian scandinavian icelandic canadian australian zealand hungarian austrian sicilian tuscan roman
    neapolitan bavarian alsatian provencal basque galician iberico serrano modena parma san marzano madras
    kashmiri ceylon sri lankan himalayan hass roma plum vine heirloom campari cherry beefsteak fuji gala
    honeycrisp granny smith lady braeburn mcintosh bartlett bosc anjou navel valencia cara eureka meyer medjool
    deglet noor concord thompson russet yukon gold fingerling maris piper king edward bliss vidalia walla kirby
    lacinato curly savoy napa cavendish ataulfo alphonso bing rainier calrose carnaroli arborio basmati jasmine
    bomba tiger rock royal gulf bay sea ocean water freshwater littleneck manila sockeye coho chinook albacore
    yellowfin bluefin skipjack kalamata castelvetrano manzanilla cerignola nicoise heinz hunt kraft barilla
    dececco cecco bertolli goya campbell progresso delmonte del monte dole kirkland great foods market tesco
    sainsbury aldi lidl valley land lake tillamook cabot sargento president galbani tyson perdue oscar mayer
    hormel boar bob mill arthur medal pillsbury quaker uncle ben birds eye giant mutti cento muir glen amy eden
    kitchen chaokoh aroy diamond silk oatly califia alpro starkist bumble bee mccormick simply morton maldon
    colman grey poupon gulden filippo berio colavita pompeian crosse blackwell smucker bonne maman domino c h
    tate lyle argo clabber girl fleischmann hershey nestle bouillon stale`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
