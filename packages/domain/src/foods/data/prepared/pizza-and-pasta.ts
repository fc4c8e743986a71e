import { food, foodGroup } from '../../food-row.ts';

/** Pizza, and pasta with its sauce. */
export const PIZZA_AND_PASTA = foodGroup({ aisle: 'frozen' }, [
  food('thin crust pizza', 170373, 'grain', { piece: 69 }, [263, 11.91, 28.8, 11.07], {
    aliases: 'thin crust cheese pizza',
    allergens: ['dairy', 'gluten'],
  }),
  food('thick crust pizza', 173293, 'grain', { piece: 115 }, [271, 10.81, 33.17, 10.54], {
    aliases: 'deep pan pizza, deep dish pizza, pan pizza, thick crust cheese pizza',
    allergens: ['dairy', 'gluten'],
  }),
  food('pepperoni pizza', 173295, 'grain', { piece: 111 }, [282, 11.74, 31.98, 11.91], {
    allergens: ['dairy', 'gluten'],
  }),
  food('sausage pizza', 170367, 'grain', { piece: 116 }, [280, 11.5, 30.62, 12.35], {
    allergens: ['dairy', 'gluten'],
  }),
  food('meat and vegetable pizza', 172055, 'grain', { piece: 136 }, [244, 11.02, 25.38, 10.9], {
    aliases: 'supreme pizza, combination pizza, meat supreme pizza',
    allergens: ['dairy', 'gluten'],
  }),
  food('vegetable pizza', 2708627, 'grain', { piece: 133 }, [242, 10.31, 30.71, 8.69], {
    aliases: 'veggie pizza, vegetarian pizza',
    allergens: ['dairy', 'gluten'],
  }),
  food('ham and pineapple pizza', 2708670, 'grain', { piece: 150 }, [234, 10.98, 28.21, 8.59], {
    aliases: 'hawaiian pizza, pineapple pizza',
    allergens: ['dairy', 'gluten'],
  }),
  food('white pizza', 2708676, 'grain', { piece: 92 }, [285, 12.4, 27.58, 13.66], {
    aliases: 'pizza bianca',
    allergens: ['dairy', 'gluten'],
  }),
  food('pizza roll', 2708686, 'grain', { piece: 14 }, [345, 9.19, 53.39, 10.5], {
    aliases: 'pizza bite, pizza pocket',
    allergens: ['dairy', 'gluten'],
  }),
  food('meat calzone', 2708685, 'grain', { piece: 424 }, [343, 14.84, 31.31, 17.69], {
    aliases: 'calzone, stromboli',
    allergens: ['dairy', 'gluten'],
  }),
  food('meat lasagna', 2708750, 'protein', { piece: 206, cup: 250 }, [139, 7.45, 16.17, 4.97], {
    aliases: 'lasagna, lasagne, beef lasagna, lasagna bolognese',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('vegetable lasagna', 172106, 'grain', { cup: 226 }, [139, 6.87, 14.18, 6.04], {
    aliases: 'vegetarian lasagna, veggie lasagna, vegetable lasagne, vegetarian lasagne, veggie lasagne',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cheese lasagna', 173333, 'grain', { cup: 225 }, [130, 6.54, 13.84, 5.33], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('spaghetti with meat sauce', 167680, 'protein', { cup: 248 }, [121, 5.79, 16.4, 3.59], {
    aliases: 'spaghetti bolognese, pasta with meat sauce, spag bol, pasta bolognese',
    allergens: ['gluten'],
  }),
  food('spaghetti with meatball', 169029, 'protein', { cup: 134 }, [170, 7.84, 15.51, 8.52], {
    aliases: 'spaghetti and meatball',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('pasta with tomato sauce', 2708832, 'grain', { cup: 250 }, [120, 3.61, 19.44, 2.98], {
    aliases: 'spaghetti with tomato sauce, pasta marinara, canned spaghetti, spaghetti marinara',
    allergens: ['gluten'],
  }),
  food('pasta with cream sauce', 2708856, 'grain', { cup: 250 }, [154, 4.03, 16.85, 7.7], {
    aliases: 'fettuccine alfredo, pasta alfredo, creamy pasta',
    allergens: ['dairy', 'gluten'],
  }),
  food('cheese ravioli with tomato sauce', 169038, 'grain', { cup: 250 }, [154, 7.07, 18.5, 5.7], {
    aliases: 'ravioli with tomato sauce',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food(
    'meat ravioli with tomato sauce',
    2708764,
    'protein',
    { piece: 35, cup: 250 },
    [148, 8.74, 14.46, 6.25],
    { aliases: 'beef ravioli with tomato sauce, meat ravioli', allergens: ['dairy', 'eggs', 'gluten'] },
  ),
]);
