import { toast } from '#ui/toast-store.ts';

/** Refuses to log a meal of nothing. */
export function toastNoFoods(): void {
  toast({
    title: 'No foods added',
    description: 'Please add some foods to log this meal',
    variant: 'destructive',
  });
}
