import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

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
  ['what is only typed in capitals', 'MILK\nEGGS\nBREAD', ['MILK', 'EGGS', 'BREAD']],
  ['a list of liters', 'milk 1.50 l\njuice 0.75 l', ['milk 1.50 l', 'juice 0.75 l']],
  ['flour and cream', 'SR FLOUR 1.5KG £0.80\nSR CRM £1.20', ['1.5 kg self raising flour', 'sour cream']],
  ['a list with prices noted', 'milk 1.50\neggs 2.10\nbread', ['milk', 'eggs', 'bread']],
  ['one price alone, which is no receipt', 'milk 1.50\neggs\nbread', ['milk 1.50', 'eggs', 'bread']],
])('reads %s', (_, pasted, goods) => {
  expect(splitList(pasted)).toEqual(goods);
});
