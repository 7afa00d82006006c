"""What the learner computes with: NumPy, or PyTorch on a GPU. All that differs between the two is here."""

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from qwixx.fast.array_law import Array
from qwixx.rules import QwixxError


class Chance(Protocol):
    """A source of chance."""

    def integers(self, low: int, high: int, shape: tuple[int, ...]) -> Array:
        """Whole numbers from `low` to before `high`."""

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Numbers from 0 to before 1."""


class Machine(Protocol):
    """What the learner computes with."""

    xp: Any

    def array(self, values: Any) -> Array:
        """These values on the machine."""

    def plain(self, array: Array) -> Any:
        """An array of the machine as one of NumPy."""

    def chance(self, seed: int) -> Chance:
        """A source of chance that begins at this seed."""

    def quick(self, array: Array) -> Array:
        """The same weights in the form that judges fastest."""

    def look_up(self, table: Array, numbers: Array) -> Array:
        """The rows of a table with these numbers, n s, one after another, n s·w."""

    def layer(self, values: Array, weights: Array, bias: Array) -> Array:
        """A layer of units that are never below zero."""

    def exact(self, array: Array) -> Array:
        """The values in single precision."""


class NumpyMachine:
    """NumPy: for tests, and to try things out."""

    xp: Any = np

    def array(self, values: Any) -> Array:
        """These values on the machine."""
        return np.asarray(values)

    def plain(self, array: Array) -> Any:
        """An array of the machine as one of NumPy."""
        return array

    def chance(self, seed: int) -> Chance:
        """A source of chance that begins at this seed."""
        return _NumpyChance(seed)

    def quick(self, array: Array) -> Array:
        """The same weights in the form that judges fastest."""
        return array

    def look_up(self, table: Array, numbers: Array) -> Array:
        """The rows of a table with these numbers, n s, one after another, n s·w."""
        return table[numbers].reshape(len(numbers), -1)

    def layer(self, values: Array, weights: Array, bias: Array) -> Array:
        """A layer of units that are never below zero."""
        return np.maximum(values @ weights + bias, 0)

    def exact(self, array: Array) -> Array:
        """The values in single precision."""
        return array.astype(np.float32)


class TorchMachine:
    """PyTorch, on the GPU where there is one."""

    def __init__(self) -> None:
        if find_spec("torch") is None:
            raise QwixxError(
                "not-installed", "training on a GPU needs torch; install it with: pip install qwixx[learn]"
            )
        os.environ.setdefault("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:True")
        self.xp: Any = import_module("torch")
        self.device = "cuda" if self.xp.cuda.is_available() else "cpu"
        self.xp.set_grad_enabled(False)
        self.xp.set_float32_matmul_precision("high")

    def array(self, values: Any) -> Array:
        """These values on the machine."""
        return self.xp.as_tensor(values, device=self.device)

    def plain(self, array: Array) -> Any:
        """An array of the machine as one of NumPy."""
        return array.cpu().numpy()

    def chance(self, seed: int) -> Chance:
        """A source of chance that begins at this seed."""
        return _TorchChance(self.xp, self.device, seed)

    def quick(self, array: Array) -> Array:
        """The same weights in the form that judges fastest: half precision on a GPU."""
        return array.half() if self.device == "cuda" else array

    def look_up(self, table: Array, numbers: Array) -> Array:
        """The rows of a table with these numbers, n s, one after another, n s·w."""
        torch = self.xp
        # one number of 64 bits holds several weights: copying those is several times faster than copying rows
        words = table.view(torch.int64)
        found = words[numbers[..., None], torch.arange(words.shape[1], device=self.device)]
        return found.view(table.dtype).flatten(1)

    def layer(self, values: Array, weights: Array, bias: Array) -> Array:
        """A layer of units that are never below zero."""
        return self.xp._addmm_activation(bias, values, weights)

    def exact(self, array: Array) -> Array:
        """The values in single precision."""
        return array.float()


class _NumpyChance:
    def __init__(self, seed: int) -> None:
        self._source = np.random.default_rng(seed)

    def integers(self, low: int, high: int, shape: tuple[int, ...]) -> Array:
        return self._source.integers(low, high, shape)

    def uniform(self, shape: tuple[int, ...]) -> Array:
        return self._source.random(shape, dtype=np.float32)


class _TorchChance:
    def __init__(self, torch: Any, device: str, seed: int) -> None:
        self._torch, self._device = torch, device
        self._source = torch.Generator(device).manual_seed(seed)

    def integers(self, low: int, high: int, shape: tuple[int, ...]) -> Array:
        return self._torch.randint(low, high, shape, generator=self._source, device=self._device)

    def uniform(self, shape: tuple[int, ...]) -> Array:
        return self._torch.rand(shape, generator=self._source, device=self._device)
