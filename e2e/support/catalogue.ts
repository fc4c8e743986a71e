interface SoldService {
  readonly customizationOptions: ReadonlyArray<{
    readonly name: string;
    readonly isRequired?: boolean;
    readonly options?: readonly string[];
  }>;
}

/** The first value of every option that has to be chosen, for a call that puts the service into a cart. */
export const requiredChoices = ({ customizationOptions }: SoldService): Record<string, unknown> =>
  Object.fromEntries(
    customizationOptions.flatMap(({ name, isRequired, options }) =>
      isRequired ? [[name, options?.[0]]] : [],
    ),
  );
