import { expect, test } from 'vitest';
import { readPasted, splitList } from './split-list.ts';

test.each([
  [
    'a British one, with loose goods, money off and sums',
    'TESCO\n2 x SEMI SKIMMED MILK 2L    £3.10\nBANANAS LOOSE 0.845kg @ £0.89/kg  £0.75\nCLUBCARD SAVING  -£0.50\nFAGE TOTAL 0% 450G 3.25\nCHOCOLATE BAR 1.00\nTOTAL £8.10\nVISA DEBIT £8.10',
    ['2 x 2 l semi skimmed milk', '0.845 kg bananas loose', '450 g fage total 0%', 'chocolate bar'],
  ],
  [
    'an American one, with codes, a shop\u2019s own brand and words cut short',
    'WALMART\n4011 BANANAS 1.32 lb @ 0.59/lb 0.78 F\nGV LG EGGS 12CT 007874207 3.48\n2 @ 1.25 BLK BEANS 15OZ 2.50\nSUBTOTAL 6.76\nTAX 0.00',
    ['1.32 lb bananas', '12 large eggs', '2 x 15 oz black beans'],
  ],
  [
    'weights and counts below their goods',
    'BANANAS\n2.15 lb @ 0.79/lb 1.70 F\nOAT MILK 64OZ 4.49 F\nLEMONS\n4 @ 0.50 2.00 F\nSUBTOTAL 8.19',
    ['2.15 lb bananas', '64 oz oat milk', '4 lemons'],
  ],
  [
    'a German one',
    'LIDL\nVollmilch 1L 1,09 x 2 2,18 A\nKarotten 1kg 0,99 A\nRabatt -0,20\nSumme EUR 2,97',
    ['2 x 1 l Vollmilch', '1 kg Karotten'],
  ],
  [
    'one whose lines were joined',
    'TESCO 2 x SEMI SKIMMED MILK 2L £3.10 BANANAS LOOSE 0.845kg @ £0.89/kg £0.75 TOTAL £3.85',
    ['2 x 2 l semi skimmed milk', '0.845 kg bananas loose'],
  ],
  ['a line of one', 'BANANAS 1.32 lb @ 0.59/lb 0.78 F', ['1.32 lb bananas']],
  [
    'the goods alone, without prices',
    'SHRD MEX CHS 16OZ\nFLOUR TORT 10CT\nBANANAS 2.45 LB\nROMAINE HRTS\nMAC & CHS',
    [
      '16 oz shredded mexican cheese',
      '10 flour tortillas',
      '2.45 lb bananas',
      'romaine hearts',
      'mac and cheese',
    ],
  ],
  [
    'an order, with its headings, numbers, prices and days on lines of their own',
    'Your order\nFridge\nTesco Semi Skimmed Milk 2.272L/4 Pints\n1\n£1.45\nUse by Thu 3 Dec\nCupboard\nChopped Tomatoes 4 x 400g\n2\n£3.78\nClubcard savings -£0.50\nSubtotal £4.73',
    ['2.272 l Semi Skimmed Milk Use by Thu 3 Dec', '8 x 400 g Chopped Tomatoes'],
  ],
  [
    'an order without a sum, whose goods say until when they keep',
    'Your order\nCupboard\nHeinz Baked Beans 4 x 400g £3.50\nFridge\nAnchor Butter 250g Use by Tue 2 Dec £2.40\nSubstitutions\nnone\nDelivery charge £4.00',
    ['4 x 400 g Heinz Baked Beans', '250 g Anchor Butter Use by Tue 2 Dec'],
  ],
  [
    'an American order, with its numbers ahead',
    'Qty 2 - Chobani Greek Yogurt, 32 oz $11.98\nQty 1 - Large Eggs, 18 ct $5.49\nPromo applied -$1.00\nBag fee $0.10',
    ['2 x 32 oz Chobani Greek Yogurt', '18 Large Eggs'],
  ],
  [
    'a Polish one',
    'BIEDRONKA\nMleko UHT 3,2% 1L 2 x3,49 6,98C\nChleb zwykly 1 x4,29 4,29C\nSUMA PLN 11,27\nKarta platnicza 11,27',
    ['2 x 1 l Mleko UHT 3,2%', 'Chleb zwykly'],
  ],
  [
    'a French one',
    'CARREFOUR\nLAIT DEMI ECREME 1L 1,05\n2 x BAGUETTE 0,95 1,90\nREMISE FIDELITE -0,20\nTOTAL 2,75\nCB 2,75',
    ['1 l lait demi ecreme', '2 baguette'],
  ],
  [
    'a Spanish one, whose weights have their price without a sign',
    'MERCADONA\nPLATANO\n0,846 kg 1,99 €/kg 1,68\n1 PAN MOLDE 1,35\nTOTAL (€) 3,03\nTARJETA BANCARIA 3,03',
    ['0.846 kg platano', '1 pan molde'],
  ],
  [
    'an Italian one',
    'POMODORI PELATI 3X400G 2,19\nLATTE 1L 1,19\nSCONTO -0,30\nTOTALE EURO 3,08\nCONTANTI 5,00\nRESTO 1,92',
    ['3 x 400 g pomodori pelati', '1 l latte'],
  ],
  [
    'a number above its good, whose price it makes, and a weight below',
    'SOFT ROLLS 6PK £1.50\n2 @ £1.25\nPLUM TOMATOES £2.50\nCARROTS £0.32\n0.485 kg @ £0.65/kg\nBALANCE £4.32',
    ['6 soft rolls', '2 plum tomatoes', '0.485 kg carrots'],
  ],
  [
    'a number above its good without a price that proves it, which belongs to the good above',
    'LEMONS\n4 @ 0.50 2.00\nBUTTER 250G 2.10\n3 @\nTOTAL 4.10',
    ['4 lemons', '3 x 250 g butter'],
  ],
  [
    'what was not delivered, and what came instead of something',
    'Fridge\nMilk 2L £1.90\nOat Milk 1L   0/1   unavailable\nUnavailable\nFresh Coriander 30g\nSubstitutions\nYou ordered: White Bread 800g\nWe sent instead: Brown Bread 800g  1  £1.40\nRotini 16 oz → Fusilli 16 oz £1.50\nPenne 500g instead of Rigatoni 500g £0.95\nLarge Eggs 6 pack\nswapped for\nMedium Eggs 12 pack £2.85\nTotal £8.60',
    ['2 l Milk', '800 g Brown Bread', '16 oz Fusilli', '500 g Penne', '12 Medium Eggs'],
  ],
  [
    'a German order',
    '2x  Haferdrink 1 l   2,38 €\n1x  Hähnchenbrust 400 g   7,99 €\n    mindestens haltbar bis 02.12.\nNicht lieferbar: 1x Petersilie\nErsatzartikel: 1x Fusilli 500 g statt Penne 500 g   1,79 €\nPfand   0,50 €\nGesamtsumme   12,66 €',
    ['2 x 1 l Haferdrink', '400 g Hähnchenbrust mindestens haltbar bis 02.12.', '500 g Fusilli'],
  ],
  [
    'days above their goods',
    'Fridge\nUse by Mon 30 Nov\nChicken 640g   1/1   6.25\nUse by Thu 3 Dec\nYogurt 500g   2/2   5.00\nCupboard\nSpaghetti 500g   2/2   2.90\nTotal 14.15',
    ['640 g Chicken Use by Mon 30 Nov', '2 x 500 g Yogurt Use by Thu 3 Dec', '2 x 500 g Spaghetti'],
  ],
  [
    'numbers in columns before and behind the names, of which two prices prove one',
    '3 ATUN CLARO   1,85   5,55\n1 HUEVOS CAMPEROS 12   3,10\n7 UP   1,20\nCELERY   2   1,60\nTOTAL   11,45',
    ['3 atun claro', 'huevos camperos 12', '7 up', '2 celery'],
  ],
  [
    'columns of taxes, and a weight behind its unit',
    'LATTE P.S. 1L   4%   1,49\nCILIEGINI   4%\n kg 0,534 x 3,98   2,13\nChleb   C  1 x 4,59   4,59C\nTOTALE   8,21\nDI CUI IVA   1,10',
    ['1 l latte p.s', '0.534 kg ciliegini', 'Chleb'],
  ],
  [
    'what stands behind the sum',
    'BUTTER 250G 2.10\nEGGS X12 3.15\nTOTAL 5.25\nCARD 5.25\n9% 4.82 0.43\nPOINTS EARNED 15\n12 BONUS STAMPS',
    ['250 g butter', '12 eggs'],
  ],
  [
    'numbers of articles in parts, and goods sold by weight',
    '071-02-0113 GG BLK BEANS   3.58\nAPFEL GALA KG   2.13\n  1,070 kg x 1,99 EUR/kg\nBananen   0.886  2.50   2.22\nTOTAL   7.93',
    ['black beans', '1.070 kg apfel gala', '0.886 kg Bananen'],
  ],
  [
    'crowns and stars, and a price of one beside the name',
    'Banan\n  1,102kg*24,95kr/kg   27,49\nÄgg 12-pack   42,90\n  2st*15,90\nPasta   31,80\nMILK 1L   0,86\n  6 X 0,86   5,16\nTotalt   107,35',
    ['1.102 kg Banan', '12 Ägg', '2 Pasta', '6 x 1 l milk'],
  ],
  [
    'a day in brackets behind a price, and goods that cost nothing because they did not come',
    'Chicken 1kg £4.75 (use by Tue 1 Dec)\nPeas 900g £2.25\nNot delivered\nFresh basil\nQty: 1\n£0.00\nTotal £7.00',
    ['1 kg Chicken use by Tue 1 Dec', '900 g Peas'],
  ],
  [
    'what costs nothing below such a heading, up to the next one',
    'Avocado   2 Stk.   3,58 €\nFehlt leider\nKoriander Topf   1   0,00 €\nErsetzt\nMilch A 1 l -> Milch B 1 l   2   2,98 €\nGesamt 6,56 €',
    ['2 Avocado', '2 x 1 l Milch B'],
  ],
  ['what is only typed in capitals', 'MILK\nEGGS\nBREAD', ['MILK', 'EGGS', 'BREAD']],
  ['a list of liters', 'milk 1.50 l\njuice 0.75 l', ['milk 1.50 l', 'juice 0.75 l']],
  ['flour and cream', 'SR FLOUR 1.5KG £0.80\nSR CRM £1.20', ['1.5 kg self raising flour', 'sour cream']],
  ['a list with prices noted', 'milk 1.50\neggs 2.10\nbread', ['milk', 'eggs', 'bread']],
  ['one price alone, which is no receipt', 'milk 1.50\neggs\nbread', ['milk 1.50', 'eggs', 'bread']],
])('reads %s', (_, pasted, goods) => {
  expect(splitList(pasted)).toEqual(goods);
});

test('names what did not come and what else may name something', () => {
  const order =
    'Found\nMilk 2L £1.90\nOat Milk 1L   0/1   unavailable\nRice 1kg £2.00\nRefunded\nFresh Cilantro 1 bunch    Out of stock\nOrder total £3.90';
  expect(readPasted(order)).toMatchObject({
    goods: [{ text: '2 l Milk' }, { text: '1 kg Rice' }],
    leftOut: ['Oat Milk 1L   0/1   unavailable', 'Fresh Cilantro 1 bunch    Out of stock'],
  });
});
