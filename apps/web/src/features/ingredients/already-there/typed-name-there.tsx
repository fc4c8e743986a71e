import type { Ingredient } from '@game-plan/contracts/ingredients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ingredientsQuery } from '#data/ingredients.ts';
import { useToday } from '#lib/today.ts';
import { AlreadyThere } from './already-there.tsx';
import { findThere } from './find-there.ts';
import { useFoodNames } from './use-food-names.ts';
import type { Amount } from './with-more.ts';

interface TypedNameThereProps {
  name: string;
  more: () => Amount;
  onAdded: () => void;
  className?: string;
}

/** Said below the name of a form while it is a food that is there, until the person wants another card of it. */
export function TypedNameThere({ name, more, onAdded, className }: TypedNameThereProps) {
  const findFood = useFoodNames(name !== '');
  const { data: inventory } = useQuery(ingredientsQuery);
  const [another, setAnother] = useState<Ingredient['id']>();
  const there = findThere(inventory ?? [], name, useToday(), findFood);
  if (!there || there.id === another) return null;
  return (
    <AlreadyThere
      key={there.id}
      there={there}
      more={more}
      onAdded={onAdded}
      onAnother={() => setAnother(there.id)}
      {...(className && { className })}
    />
  );
}
