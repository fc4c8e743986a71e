interface SoldService {
  readonly customizationOptions: ReadonlyArray<{
    readonly name: string;
    readonly isRequired?: boolean;
    readonly options?: readonly string[];
  }>;
}

/** The first value of every required option, for adding the service to a cart. */
export const requiredChoices = ({ customizationOptions }: SoldService): Record<string, unknown> =>
  Object.fromEntries(
    customizationOptions.flatMap(({ name, isRequired, options }) =>
      isRequired ? [[name, options?.[0]]] : [],
    ),
  );
