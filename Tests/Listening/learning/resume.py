"""Nets as they were written, to go on teaching them."""
import struct

import numpy as np
import torch

import nets


def tensors(path):
    """By name, as `weights.packed` wrote them."""
    data, at = path.read_bytes(), 8

    def take(layout):
        nonlocal at
        values = struct.unpack_from("<" + layout, data, at)
        at += struct.calcsize("<" + layout)
        return values

    def text():
        return take(f"{take('I')[0]}s")[0].decode()

    text()
    out = {}
    for _ in range(take("I")[0]):
        name = text()
        shape = take(f"{take('I')[0]}I")
        scales = np.array(take(f"{shape[0]}f"))
        count = int(np.prod(shape))
        rows = np.frombuffer(data, np.int8, count, at).reshape(shape[0], -1)
        at += count
        out[name] = torch.from_numpy((rows * scales[:, None]).reshape(shape)).float()
    return out


def opened(path, mels, lengths):
    """A detector and a net of phones. What normalises was taken into the weights: it is put back with the means and spreads
    of a batch, so that nothing changes but what can be learnt.

    mels, lengths: as `batches.Batches` has them"""
    found = tensors(path)
    detector, phones = nets.Detector(), nets.Phones()
    detector.load_state_dict({k.removeprefix("detector."): v for k, v in found.items() if k.startswith("detector.")})
    phones = phones.train()
    with torch.no_grad():
        phones.first.weight.copy_(found["phones.first.weight"].reshape(phones.first.out_channels, -1, nets.BANDS).transpose(1, 2))
        hooks = [phones.norm.register_forward_pre_hook(restored(found["phones.first.bias"]))]
        for i, block in enumerate(phones.blocks):
            name = f"phones.blocks.{i}"
            block.depth.weight.copy_(found[f"{name}.depth"][:, None])
            block.point.weight.copy_(found[f"{name}.point"][:, :, None])
            hooks.append(block.norm.register_forward_pre_hook(restored(found[f"{name}.bias"])))
        phones.last.weight.copy_(found["phones.last.weight"][:, :, None])
        phones.last.bias.copy_(found["phones.last.bias"])
        phones(mels, lengths)
    for hook in hooks:
        hook.remove()
    return detector, phones


def restored(bias):
    """Sets a norm by what it is first given, so that it changes nothing but adds this."""
    def hook(norm, given):
        mean, variance = given[0].mean((0, 2)), given[0].var((0, 2), unbiased=False)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.bias.copy_(bias + mean)
    return hook
